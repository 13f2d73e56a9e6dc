import type { Guide } from '../../stories/guide.js';

export const splitPanelGuide: Guide = {
  page: 'compositions-splitpanel',
  components: ['SplitPanel'],
  purpose:
    'A list, and the facts of what was chosen in it, without leaving the list. At 700 px or less it is a Drawer.',
  use: [
    'The panel stays in sight while the page scrolls.',
    "Its size is moved at the line; keep `size` with the person's other settings.",
  ],
  avoid: [
    { when: 'What has to be answered', instead: ['Dialog'] },
    { when: 'What is looked at once and closed', instead: ['Drawer'] },
    { when: 'What has a page of its own that people link to' },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], on: 'the line', does: 'Moves it by 16 px' },
    { keys: ['Home', 'End'], on: 'the line', does: 'As small, as large as can be' },
    { keys: ['Enter'], on: 'the line', does: 'Collapses the panel to its head, and expands it' },
    { keys: ['Escape'], on: 'the line', does: 'The size as it was when the line was reached' },
  ],
  notes: 'Two presses on the line give the size that the panel has by itself.',
};
