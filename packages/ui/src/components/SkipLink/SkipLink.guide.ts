import type { Guide } from '../../stories/guide.js';

export const skipLinkGuide: Guide = {
  page: 'components-skiplink',
  components: ['SkipLink'],
  purpose: 'The first stop of the Tab key, past the navigation to the content; unseen until it has focus.',
  use: ['First in a page of your own layout.'],
  avoid: [{ when: 'A page in an AppShell, which brings it along', instead: ['AppShell'] }],
  keyboard: [
    { keys: ['Tab'], on: 'the start of the page', does: 'Shows it' },
    { keys: ['Enter'], does: 'Moves focus to the content' },
  ],
};
