import type { Guide } from '../../stories/guide.js';

export const confirmByNameGuide: Guide = {
  page: 'compositions-confirmbyname',
  components: ['ConfirmByName'],
  purpose:
    'Asks before what cannot be undone. The name has to be typed or pasted, and the dialog says what goes with the resource.',
  use: ['Deleting a machine, a bucket, a billing account, a network with members; reinstalling; rebuilding.'],
  avoid: [
    { when: 'What can be undone or repeated', instead: ['ConfirmDialog'] },
    { when: 'What is harmless: ask nothing', instead: ['Button'] },
  ],
  keyboard: [
    { keys: ['Enter'], on: 'the field', does: 'Confirms, once the name matches' },
    { keys: ['Escape'], does: 'Closes without doing it, unless it is `loading`' },
  ],
};
