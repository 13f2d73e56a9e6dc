import type { Guide } from '../../stories/guide.js';

export const passwordFieldGuide: Guide = {
  page: 'components-passwordfield',
  components: ['PasswordField'],
  purpose: 'A secret, hidden until its owner asks to see it. Pasting is never prevented.',
  use: ['Signing in and choosing a password: say with `autoComplete` whether it is a known or a new one.'],
  avoid: [
    { when: 'What has to be seen while it is typed, such as names', instead: ['TextField'] },
    { when: 'The code of an authenticator', instead: ['OneTimeCode'] },
    { when: 'A secret that is shown to be carried elsewhere', instead: ['MaskedValue', 'OneTimeSecret'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the field, then to the show button' },
    { keys: ['Enter', 'Space'], on: 'the show button', does: 'Shows or hides, and announces it' },
  ],
};
