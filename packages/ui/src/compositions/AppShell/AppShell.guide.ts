import type { Guide } from '../../stories/guide.js';

export const appShellGuide: Guide = {
  page: 'compositions-appshell',
  components: ['AppShell'],
  purpose:
    'The frame of the console: side navigation of 80 px, header of 35 px, the page (specification: account and billing, section 9).',
  use: [
    "One per application. Give it the router's link as `linkComponent`: menus and tabs inside use it too.",
    'At 700 px or less the navigation is a drawer behind a button.',
  ],
  avoid: [
    { when: 'The page of a logged-out person', instead: ['LoginLayout'] },
    { when: 'A page that cannot be shown', instead: ['ErrorScreen'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'First to the link past the navigation, then header, navigation, page' },
    { keys: ['Enter'], on: 'the link past the navigation', does: 'Moves focus to the page' },
    { keys: ['Escape'], on: 'the drawer of the navigation', does: 'Closes it' },
  ],
};
