import type { Guide } from '../../stories/guide.js';

export const loadingScreenGuide: Guide = {
  page: 'compositions-loadingscreen',
  components: ['LoadingScreen'],
  purpose: 'The whole page while the application itself loads: logo and progress.',
  use: ['Only after 500 ms (specification: account and billing, section 9), so that a quick start does not flash.'],
  avoid: [
    { when: 'Parts of a page that load', instead: ['Skeleton'] },
    { when: 'A task', instead: ['ProgressBar', 'Spinner'] },
  ],
};
