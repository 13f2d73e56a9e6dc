import type { Guide } from '../../stories/guide.js';

export const textFieldGuide: Guide = {
  page: 'components-textfield',
  components: ['TextField'],
  purpose: 'One line of text. The placeholder is an example, never the label.',
  use: ['Names, addresses, numbers that are names (`inputMode="numeric"`).'],
  avoid: [
    { when: 'Numbers that are added up or compared', instead: ['NumberField'] },
    { when: 'Secrets', instead: ['PasswordField'] },
    { when: 'Several lines', instead: ['TextArea'] },
    { when: 'One of known values', instead: ['Select', 'ComboBox'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Enter'], does: 'Sends the form around it' },
  ],
};
