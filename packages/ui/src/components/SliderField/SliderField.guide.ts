import type { Guide } from '../../stories/guide.js';

export const sliderFieldGuide: Guide = {
  page: 'components-sliderfield',
  components: ['SliderField'],
  purpose:
    'A number that is found by moving, with its price or its effect in view. The field beside it is for those who know the number.',
  use: ['Memory, disk, an amount to top up.'],
  avoid: [
    { when: 'Nobody would try several values', instead: ['NumberField'] },
    { when: 'Two to five fixed sizes', instead: ['SegmentedControl', 'RadioCards'] },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], on: 'the slider', does: 'One step' },
    { keys: ['PageUp', 'PageDown'], on: 'the slider', does: 'A larger step' },
    { keys: ['Home', 'End'], on: 'the slider', does: '`min`, `max`' },
    { keys: ['Tab'], does: 'From the slider to the number' },
  ],
  notes: 'The field takes any number, also between the stops of the slider; beyond the limits it says so.',
};
