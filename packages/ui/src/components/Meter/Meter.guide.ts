import type { Guide } from '../../stories/guide.js';

export const meterGuide: Guide = {
  page: 'components-meter',
  components: ['Meter'],
  purpose: 'How much of a known amount is used.',
  use: ['Disk space, a quota, credit. `warnAt` and `criticalAt` say from when on it is tight.'],
  avoid: [
    { when: 'A task that runs on', instead: ['ProgressBar'] },
    { when: 'How an amount changes', instead: ['LineChart', 'Sparkline'] },
  ],
};
