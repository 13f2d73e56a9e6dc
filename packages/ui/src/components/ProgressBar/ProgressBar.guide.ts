import type { Guide } from '../../stories/guide.js';

export const progressBarGuide: Guide = {
  page: 'components-progressbar',
  components: ['ProgressBar'],
  purpose: 'How far a task has come.',
  use: ['An upload, steps of a job: `value` of `max`, or without a value where it is not known yet.'],
  avoid: [
    { when: 'How much of an amount is used', instead: ['Meter'] },
    { when: 'Only the usual duration is known', instead: ['LifetimeProgress'] },
    { when: 'A list of uploads', instead: ['UploadList'] },
  ],
};
