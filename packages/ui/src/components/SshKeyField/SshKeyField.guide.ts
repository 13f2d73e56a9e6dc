import type { Guide } from '../../stories/guide.js';

export const sshKeyFieldGuide: Guide = {
  page: 'components-sshkeyfield',
  components: ['SshKeyField'],
  purpose:
    'A public SSH key. As soon as `parse` takes it, the field says what it is, so one sees whose key it was; what is wrong it says once it is left.',
  use: [
    'Access to a machine. Which keys are taken, and refusing a private one, is for `parse`; `useSshKeyText` says the same facts elsewhere.',
  ],
  avoid: [
    { when: 'A key that is shown', instead: ['CodeBlock'] },
    { when: 'Other text of several lines', instead: ['TextArea'] },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Leaves the field, which then says what is wrong' }],
};
