import type { Guide } from '../../stories/guide.js';

export const loginLayoutGuide: Guide = {
  page: 'compositions-loginlayout',
  components: ['LoginLayout'],
  purpose: "The page of a logged-out person: the theme's picture, logo and words, and the form.",
  use: [
    'Signing in, resetting a password, confirming an address. One of the ten layouts for the whole portal, chosen with its theme: no stylesheet has it, so the page passes it on, as the `login.layout` of the manifest.',
  ],
  avoid: [{ when: 'Pages of a signed-in person', instead: ['AppShell'] }],
  notes: 'On a phone all layouts are the same: a band with logo and title, the form under it.',
};
