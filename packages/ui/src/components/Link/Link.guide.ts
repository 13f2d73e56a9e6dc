import type { Guide } from '../../stories/guide.js';

export const linkGuide: Guide = {
  page: 'components-link',
  components: ['Link', 'LinkProvider', 'RoutedLink'],
  purpose:
    'Leads to another place. LinkProvider hands inner links to a router; RoutedLink is a bare link for what draws its own.',
  use: [
    '`inline` in running text, `standalone` in table cells and lists.',
    'What leaves the product opens a new tab and says so.',
  ],
  avoid: [
    { when: 'What does something here', instead: ['Button'] },
    { when: 'The one way forward of a page', instead: ['LinkButton'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Enter'], does: 'Follows it' },
  ],
};
