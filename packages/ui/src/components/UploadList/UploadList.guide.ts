import type { Guide } from '../../stories/guide.js';

export const uploadListGuide: Guide = {
  page: 'components-uploadlist',
  components: ['UploadList'],
  purpose: 'Uploads with progress: pause, resume, try again, cancel, one or all; take off the list what is done.',
  use: [
    'Below a FileDropZone, or in a corner of a page of files. It sends nothing: the page does, and says how far each upload is.',
  ],
  avoid: [
    { when: 'Choosing the files', instead: ['FileDropZone', 'FileDropArea'] },
    { when: 'A single task', instead: ['ProgressBar'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the buttons, those of all uploads first' },
    { keys: ['Enter', 'Space'], on: 'a button', does: 'Presses it' },
  ],
  notes: 'The counts at the top are announced when they change, the progress of each is not.',
};
