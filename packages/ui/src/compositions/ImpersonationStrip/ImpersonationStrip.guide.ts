import type { Guide } from '../../stories/guide.js';

export const impersonationStripGuide: Guide = {
  page: 'compositions-impersonationstrip',
  components: ['ImpersonationStrip'],
  purpose: 'Stands above the header as long as somebody acts in the account of another, and leads back.',
  use: ['In the `strip` of AppShell, which takes several at once.'],
  avoid: [{ when: 'Other things that are true on every page', instead: ['StackedNotices'] }],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the way back' },
    { keys: ['Enter', 'Space'], on: 'the way back', does: 'Ends it' },
  ],
};
