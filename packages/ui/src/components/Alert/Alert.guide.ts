import type { Guide } from '../../stories/guide.js';

export const alertGuide: Guide = {
  page: 'components-alert',
  components: ['Alert'],
  purpose: 'A message that stays where it belongs until it is dealt with: what happened, and what to do next.',
  use: [
    'Something of this page or this form failed, or needs attention before one goes on.',
    'A notice with an action, such as "Verify your address".',
  ],
  avoid: [
    { when: 'What may pass by unread, such as "Saved"', instead: ['ToastRegion'] },
    { when: 'What is wrong with one field: give the field its `error`' },
    { when: 'What is true on every page', instead: ['StackedNotices'] },
    { when: 'An offer or an announcement of the company', instead: ['Banner'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the actions, then to "Dismiss"' },
    { keys: ['Enter', 'Space'], on: 'an action, "Dismiss"', does: 'Presses it' },
  ],
};
