import type { Guide } from '../../stories/guide.js';

export const errorScreenGuide: Guide = {
  page: 'compositions-errorscreen',
  components: ['ErrorScreen', 'ErrorLayout', 'ErrorDetail'],
  purpose:
    'In the place of a page that cannot be shown: what happened, what to do next, and for support the correlation id (specification: account and billing, section 2). ErrorLayout is the same frame with words of the caller’s own, ErrorDetail the id with its details alone.',
  use: [
    'Say by `kind` what happened: it gives the picture and the words, and takes only the facts that it can have.',
    'With `placement="part"` the navigation stays around it.',
    'Leave an action out where it would only bring the error again.',
  ],
  avoid: [
    { when: 'An error of one part of a page', instead: ['Alert'] },
    { when: 'A page with nothing on it yet', instead: ['EmptyState'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the actions, the details and the copy button' },
    { keys: ['Enter', 'Space'], does: 'Presses it, opens the details' },
  ],
};
