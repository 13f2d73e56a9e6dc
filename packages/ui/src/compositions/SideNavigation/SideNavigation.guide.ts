import type { Guide } from '../../stories/guide.js';

export const sideNavigationGuide: Guide = {
  page: 'compositions-sidenavigation',
  components: ['SideNavigation'],
  purpose:
    'The navigation of a portal with more pages than a rail of icons holds: groups, pages under an item, counts.',
  use: [
    'Give it to the `navigation` of AppShell, which sticks it beside the page and shows it in a drawer at 700 px or less.',
    "Collapsed it is icons, with the names as tooltips; keep `collapsed` with the person's other settings.",
  ],
  avoid: [
    { when: 'The parts of one page', instead: ['Tabs'] },
    { when: 'Steps in an order', instead: ['Stepper'] },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through links and buttons' },
    { keys: ['Enter'], on: 'a link', does: 'Follows it' },
    {
      keys: ['Enter', 'Space'],
      on: 'an item with pages',
      does: 'Shows or hides them; in the collapsed navigation it expands that first',
    },
    { keys: ['Escape'], on: 'the drawer on a phone', does: 'Closes it' },
  ],
};
