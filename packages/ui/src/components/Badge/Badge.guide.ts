import type { Guide } from '../../stories/guide.js';

export const badgeGuide: Guide = {
  page: 'components-badge',
  components: ['Badge'],
  purpose: 'A short label for a kind, a count or a property.',
  use: ['A property that few rows have: "Default", "IPv6".', 'A count beside a heading or a tab.'],
  avoid: [
    { when: 'The state of a resource', instead: ['StatusIndicator'] },
    { when: 'Something to press', instead: ['Button'] },
    { when: 'Values that a person adds and removes', instead: ['TagField'] },
  ],
};
