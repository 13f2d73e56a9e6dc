import type { Guide } from '../../stories/guide.js';

export const oneTimeCodeGuide: Guide = {
  page: 'components-onetimecode',
  components: ['OneTimeCode'],
  purpose:
    'The six digits that an authenticator or a message gives once. One field and not six, so that screen readers, password managers, `autocomplete="one-time-code"` and pasting ("123 456") work as in any field.',
  use: ['The second factor at sign-in, the confirmation of an address.'],
  avoid: [
    { when: 'Passwords', instead: ['PasswordField'] },
    { when: 'Numbers', instead: ['NumberField'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Digits'], does: 'Fill it in; the last one calls `onComplete`' },
  ],
};
