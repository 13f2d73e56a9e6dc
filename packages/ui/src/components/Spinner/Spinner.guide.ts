import type { Guide } from '../../stories/guide.js';

export const spinnerGuide: Guide = {
  page: 'components-spinner',
  components: ['Spinner'],
  purpose:
    'Something of unknown length is under way. It appears after 500 ms, so that quick answers do not flicker, and its place is kept meanwhile.',
  use: ['A part of a page whose coming shape is not known.'],
  avoid: [
    { when: 'The shape is known', instead: ['Skeleton'] },
    { when: 'The usual duration is known', instead: ['LifetimeProgress'] },
    { when: 'Progress is known', instead: ['ProgressBar'] },
    { when: 'An action that was pressed: a Button that is `loading`', instead: ['Button'] },
  ],
};
