import type { Guide } from '../../stories/guide.js';

export const stackedNoticesGuide: Guide = {
  page: 'compositions-stackednotices',
  components: ['StackedNotices'],
  purpose:
    'What is true on every page, in one line above the header: the most serious notice, and how many more there are.',
  use: ['Credit is low, maintenance is planned. Give it to the `strip` of AppShell.'],
  avoid: [
    { when: 'What one page or one form has to say', instead: ['Alert'] },
    { when: 'An offer', instead: ['Banner'] },
    { when: 'How something went that was just done', instead: ['ToastRegion'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the notice\'s action, then to "more"' },
    { keys: ['Enter', 'Space'], on: '"more"', does: 'Shows the other notices' },
  ],
};
