import type { Guide } from '../../stories/guide.js';

export const checkboxGuide: Guide = {
  page: 'components-checkbox',
  components: ['Checkbox'],
  purpose: 'Yes or no that counts when the form is sent, or a mark on a row.',
  use: [
    'Consent, an option of a form. Word it as a statement that is true when checked.',
    '`indeterminate` for some of the rows below it.',
  ],
  avoid: [
    { when: 'What takes effect at once', instead: ['Switch'] },
    { when: 'Several under one question', instead: ['CheckboxGroup'] },
    { when: 'Two answers that both need words', instead: ['RadioGroup'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Space'], does: 'Checks and unchecks' },
  ],
};
