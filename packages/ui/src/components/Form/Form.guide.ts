import type { Guide } from '../../stories/guide.js';

export const formGuide: Guide = {
  page: 'components-form',
  components: ['Form', 'FormActions', 'FormRow', 'ErrorSummary'],
  purpose:
    'Fields that are sent together. FormRow puts short ones side by side, FormActions holds the buttons; after a failed submit the ErrorSummary takes focus and lists what is wrong, each line a link to its field.',
  use: [
    'Any form, in a dialog or on a page.',
    '`errors` come from a check of your own or from react-hook-form; give each field its `error` too.',
  ],
  avoid: [
    { when: 'A single search or filter', instead: ['SearchField', 'FilterBar'] },
    { when: 'A page to create something, with a summary beside it', instead: ['FormLayout'] },
    { when: 'What takes effect at once', instead: ['Switch', 'SegmentedControl'] },
  ],
  keyboard: [
    { keys: ['Enter'], on: 'a field', does: 'Sends the form' },
    { keys: ['Enter'], on: 'a line of the summary', does: 'Moves focus to that field' },
  ],
};
