import type { Guide } from '../../stories/guide.js';

export const appShellGuide: Guide = {
  page: 'compositions-appshell',
  components: ['AppShell', 'AppShellAside', 'AppShellBanner', 'AppShellScrollArea', 'AppShellStrip'],
  purpose:
    'The frame of the console: side navigation of 80 px, header of 35 px, the page (specification: account and billing, section 9). AppShellBanner holds notices between header and page, AppShellAside help beside it.',
  use: [
    "One per application. Give it the router's link as `linkComponent`: menus and tabs inside use it too.",
    'More pages than a rail holds go into `navigation` as a SideNavigation.',
    'The document scrolls; AppShellScrollArea around the page lets it scroll between header and footer.',
    'A page that has the whole window for itself, such as a terminal, has its lines in an AppShellStrip.',
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
