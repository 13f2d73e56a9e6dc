import type { Guide } from '../../stories/guide.js';

export const lifetimeProgressGuide: Guide = {
  page: 'components-lifetimeprogress',
  components: ['LifetimeProgress'],
  purpose:
    'Progress of something of which only the usual duration is known. It looks at the clock every 200 ms and waits at 99 % until told that it is done.',
  use: ['Creating, cloning, rebuilding a machine.'],
  avoid: [
    { when: 'Real progress is known', instead: ['ProgressBar'] },
    { when: 'Nothing is known', instead: ['Spinner'] },
  ],
};
