import type { Guide } from '../../stories/guide.js';

export const segmentedControlGuide: Guide = {
  page: 'components-segmentedcontrol',
  components: ['SegmentedControl'],
  purpose: 'One of two to five short options that take effect in place. One is always chosen.',
  use: ['A period, a unit, a view.'],
  avoid: [
    { when: 'Sections of a page', instead: ['Tabs'] },
    { when: 'An answer of a form', instead: ['RadioGroup'] },
    { when: 'On or off', instead: ['Switch'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen segment' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Chooses the next, the previous one' },
  ],
  notes: 'An option with a `disabledReason` takes the focus like the others, and says why it cannot be chosen.',
};
