import type { Guide } from '../../stories/guide.js';

export const drawerGuide: Guide = {
  page: 'components-drawer',
  components: ['Drawer'],
  purpose: 'A sheet of 320 px from the side of the screen, for what accompanies the page.',
  use: ['Filters, details of a row, the navigation on a phone.'],
  avoid: [
    { when: 'What has to be answered', instead: ['Dialog'] },
    { when: 'A few lines about one control', instead: ['Popover'] },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves inside the drawer, around its ends' },
    { keys: ['Escape'], does: 'Closes; focus returns to where it was' },
  ],
  notes:
    'A press outside closes it too, unless it holds a field: what was typed would be lost. `dismissible` says otherwise.',
};
