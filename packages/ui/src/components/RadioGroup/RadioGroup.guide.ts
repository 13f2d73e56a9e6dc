import type { Guide } from '../../stories/guide.js';

export const radioGroupGuide: Guide = {
  page: 'components-radiogroup',
  components: ['RadioGroup'],
  purpose: 'One of two to about five options that deserve to be seen at once.',
  use: ['A question of a form whose answers should be compared.'],
  avoid: [
    { when: 'More options', instead: ['Select'] },
    { when: 'Options with prices or logos', instead: ['RadioCards'] },
    { when: 'Yes or no', instead: ['Checkbox'] },
    { when: 'What takes effect at once', instead: ['SegmentedControl'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen option, or the first' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next, the previous one, round and round' },
    { keys: ['Space'], does: 'Chooses the one in focus' },
  ],
};
