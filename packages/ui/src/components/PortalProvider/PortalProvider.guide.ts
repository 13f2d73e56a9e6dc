import type { Guide } from '../../stories/guide.js';

export const portalProviderGuide: Guide = {
  page: 'components-portalprovider',
  components: ['PortalProvider'],
  purpose:
    'Says where dialogs, drawers, menus, popovers, toasts and announcements are put. Without it the first four are in the body of the document, toasts and announcements where they are written.',
  use: ['Once, around an application in a shadow root, whose stylesheets do not reach the body.'],
  avoid: [{ when: 'A part of a page in a theme of its own', instead: ['ThemeRegion'] }],
  notes:
    'The container has the theme of the application, by an element with `data-theme` around both. The README has the rest of what a shadow root needs.',
};
