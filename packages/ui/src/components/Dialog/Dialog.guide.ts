import type { Guide } from '../../stories/guide.js';

export const dialogGuide: Guide = {
  page: 'components-dialog',
  components: ['Dialog'],
  purpose: 'A question or a short form over the page, for what must be finished or dropped before anything else.',
  use: [
    'Renaming, adding one thing: up to about five fields.',
    'The page behind stands still, without a shift of its layout; at 700 px or less the dialog is a full-screen sheet.',
  ],
  avoid: [
    { when: 'A longer form: give it a page', instead: ['FormLayout'] },
    { when: 'What accompanies the page', instead: ['Drawer', 'Popover'] },
    { when: 'A yes or no', instead: ['ConfirmDialog'] },
    { when: 'What cannot be undone', instead: ['ConfirmByName'] },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves inside the dialog, around its ends' },
    { keys: ['Escape'], does: 'Closes, unless it is `loading`; focus returns to where it was' },
  ],
  notes: `On opening, focus goes to the dialog itself, whose heading is read; to a field or button inside with \`autoFocus\` where there is one.

A press outside closes it too, unless it is \`loading\`, an \`alertdialog\`, or holds a field: what was typed would be lost. \`dismissible\` says otherwise.`,
};
