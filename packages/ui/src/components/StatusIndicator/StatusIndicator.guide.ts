import type { Guide } from '../../stories/guide.js';

export const statusIndicatorGuide: Guide = {
  page: 'components-statusindicator',
  components: ['StatusIndicator'],
  purpose: 'How a resource is, as icon, word and color together.',
  use: ['Tables and page headers. A transition that takes longer than usual says so.'],
  avoid: [
    { when: 'Counts or kinds', instead: ['Badge'] },
    { when: 'A message to act on', instead: ['Alert'] },
    { when: 'Progress of a task', instead: ['ProgressBar'] },
  ],
};
