import type { Guide } from '../../stories/guide.js';

export const fileDropZoneGuide: Guide = {
  page: 'components-filedropzone',
  components: ['FileDropZone', 'FileDropArea'],
  purpose:
    'A field for files: choose them, drop them on it, or paste them. FileDropArea makes a whole part of a page take files and folders.',
  use: [
    'What it does not take it names, with the reason. Show what becomes of the files below it, with UploadList.',
    'Send the files that `onFiles` gave. Its form sends nothing by its `name`, which is for the error summary.',
    'FileDropArea around a list of files, with a button inside that does the same.',
  ],
  avoid: [
    { when: 'The progress of what is sent', instead: ['UploadList'] },
    { when: 'Text that may as well be pasted', instead: ['TextArea', 'SshKeyField'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Enter', 'Space'], does: "Opens the browser's choice of files" },
    { keys: ['Control+V'], does: 'Takes files from the clipboard' },
  ],
};
