import type { Guide } from '../../stories/guide.js';

export const oneTimeSecretGuide: Guide = {
  page: 'compositions-onetimesecret',
  components: ['OneTimeSecret'],
  purpose:
    'Shows a key, a token or recovery codes right after they were made. It closes only once the reader has confirmed to have copied it.',
  use: ['Secrets that the server never gives again. Copying alone does not confirm it: a clipboard is no safe place.'],
  avoid: [
    { when: 'A secret that can be looked up later', instead: ['MaskedValue'] },
    { when: 'A value that is no secret', instead: ['CodeBlock', 'CopyButton'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the copy buttons, the confirmation and "Done"' },
    { keys: ['Escape'], does: 'Closes, once it is confirmed' },
  ],
};
