import type { Guide } from '../../stories/guide.js';

export const bannerGuide: Guide = {
  page: 'components-banner',
  components: ['Banner'],
  purpose: 'What a company offers or announces, above a page, with one action.',
  use: ['One on a page, for what a person may ignore without harm.'],
  avoid: [
    { when: 'What a person must know or do here', instead: ['Alert'] },
    { when: 'What is true on every page', instead: ['StackedNotices'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the action, then to "Dismiss"' },
    { keys: ['Enter', 'Space'], on: 'the action, "Dismiss"', does: 'Presses it' },
  ],
};
