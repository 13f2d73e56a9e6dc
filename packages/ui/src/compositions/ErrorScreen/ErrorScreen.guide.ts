import type { Guide } from '../../stories/guide.js';

export const errorScreenGuide: Guide = {
  page: 'compositions-errorscreen',
  components: ['ErrorScreen', 'ErrorDetail'],
  purpose:
    'The whole page when nothing else can be shown: what happened, what to do, and for support the correlation id (specification: account and billing, section 2). ErrorDetail is that id with its details alone.',
  use: [
    'The application itself failed to load or to render. Leave `onReload` out where reloading would only bring the error again.',
  ],
  avoid: [
    { when: 'An error of one part of a page', instead: ['Alert'] },
    { when: 'A page with nothing on it yet', instead: ['EmptyState'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to "Reload", the details and the copy button' },
    { keys: ['Enter', 'Space'], does: 'Presses it, opens the details' },
  ],
};
