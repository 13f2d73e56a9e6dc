import type { Guide } from '../../stories/guide.js';

export const textAreaGuide: Guide = {
  page: 'components-textarea',
  components: ['TextArea'],
  purpose: 'Several lines. It grows with its text up to `maxRows`.',
  use: ['Notes, scripts, descriptions.'],
  avoid: [
    { when: 'One line', instead: ['TextField'] },
    { when: 'A public key', instead: ['SshKeyField'] },
    { when: 'A list of values', instead: ['TagField'] },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'A new line' },
    { keys: ['Tab'], does: 'To the next field' },
  ],
};
