import type { Guide } from '../../stories/guide.js';

export const emptyStateGuide: Guide = {
  page: 'components-emptystate',
  components: ['EmptyState'],
  purpose: 'One sentence of what would be here, and one action.',
  use: ['A list without rows, a search without matches, a chart without measurements.'],
  avoid: [
    { when: 'An error', instead: ['Alert', 'ErrorScreen'] },
    { when: 'What is still loading', instead: ['Skeleton'] },
  ],
};
