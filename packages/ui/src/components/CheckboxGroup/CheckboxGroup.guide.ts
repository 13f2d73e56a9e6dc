import type { Guide } from '../../stories/guide.js';

export const checkboxGroupGuide: Guide = {
  page: 'components-checkboxgroup',
  components: ['CheckboxGroup'],
  purpose: 'Any number of a few options under one question.',
  use: ['Up to about six options that are worth to be seen at once.'],
  avoid: [
    { when: 'Exactly one', instead: ['RadioGroup'] },
    { when: 'Many options', instead: ['MultiSelect'] },
    { when: 'A single yes or no', instead: ['Checkbox'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the next checkbox' },
    { keys: ['Space'], does: 'Checks and unchecks' },
  ],
};
