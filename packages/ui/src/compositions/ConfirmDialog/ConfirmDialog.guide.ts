import type { Guide } from '../../stories/guide.js';

export const confirmDialogGuide: Guide = {
  page: 'compositions-confirmdialog',
  components: ['ConfirmDialog'],
  purpose:
    'Asks before what is disruptive but can be undone or repeated. The heading is the question, the button says its verb.',
  use: ['Stopping a machine, ending a session.'],
  avoid: [
    { when: 'What cannot be undone', instead: ['ConfirmByName'] },
    { when: 'What is harmless: ask nothing', instead: ['Button'] },
    { when: 'A question with fields', instead: ['Dialog'] },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves inside the dialog' },
    { keys: ['Escape'], does: 'Closes without an answer, unless it is `loading`' },
  ],
};
