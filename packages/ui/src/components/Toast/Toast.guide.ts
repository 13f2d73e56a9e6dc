import type { Guide } from '../../stories/guide.js';

export const toastGuide: Guide = {
  page: 'components-toast',
  components: ['ToastRegion'],
  purpose: 'Says how something went that a person did and then looked away from.',
  use: [
    'One queue for the application (`createToastQueue`), one ToastRegion beside it; `toast.success(text)` or `toast.danger(text, { detail, action })`.',
    '"User details updated", "Failed to start impersonation".',
  ],
  avoid: [
    { when: 'What must not be missed', instead: ['Alert', 'Dialog'] },
    { when: 'What is wrong with a field: give the field its `error`' },
    { when: "What is possible only through the toast's action: nothing may be" },
  ],
  keyboard: [
    { keys: ['F6'], does: 'To the first toast' },
    { keys: ['Tab'], on: 'a toast', does: 'Through actions and close buttons' },
    { keys: ['Enter', 'Space'], on: 'an action, a close button', does: 'Presses it' },
    { keys: ['Escape'], on: 'a toast', does: 'Closes it; focus goes to the next, or back' },
  ],
  notes:
    'As the specification says (account and billing, section 9): top end of the screen, 5000 ms, a close button, paused on hover, on focus inside and when the window loses focus, dragged away by touch past 80 % of its width, role alert. More than a low screen has room for scroll there.',
};
