import type { Guide } from '../../stories/guide.js';

export const skeletonGuide: Guide = {
  page: 'components-skeleton',
  components: ['Skeleton'],
  purpose: 'The shape of what is on its way, in the size it will have, so that nothing moves when it comes.',
  use: ['Parts of a page that load. It is silent: set `aria-busy` on the region around it.'],
  avoid: [
    { when: 'An action that was pressed: a Button that is `loading`', instead: ['Button'] },
    { when: 'The shape is not known', instead: ['Spinner'] },
    { when: 'The whole page', instead: ['LoadingScreen'] },
  ],
};
