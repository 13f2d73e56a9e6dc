import type { Guide } from '../../stories/guide.js';

export const maskedValueGuide: Guide = {
  page: 'components-maskedvalue',
  components: ['MaskedValue'],
  purpose: 'A secret that can be looked up at any time. It is not in the page until somebody asks.',
  use: ["One's own API key, the password of a database."],
  avoid: [
    { when: 'A secret that is never given again', instead: ['OneTimeSecret'] },
    { when: 'A secret that is typed', instead: ['PasswordField'] },
    { when: 'A value that is no secret', instead: ['CopyButton'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to "Show …", then to the copy button' },
    { keys: ['Enter', 'Space'], on: '"Show …"', does: 'Shows or masks it, and announces it' },
  ],
  notes:
    'It is masked again after half a minute and whenever the page goes out of sight; it can be copied without being shown.',
};
