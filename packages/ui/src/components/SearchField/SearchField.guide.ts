import type { Guide } from '../../stories/guide.js';

export const searchFieldGuide: Guide = {
  page: 'components-searchfield',
  components: ['SearchField'],
  purpose: 'Narrows the list below it as one types, or looks something up on Enter.',
  use: ['Above a list or a table. Say in its label or placeholder what is searched.'],
  avoid: [
    { when: 'Choosing one of many', instead: ['ComboBox'] },
    { when: 'Going to pages and things from anywhere', instead: ['CommandPalette'] },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Empties it; in an empty field it reaches the dialog around it' },
    { keys: ['Enter'], does: '`onSubmit`, where given' },
    { keys: ['Tab'], does: 'To the clear button, while there is text' },
  ],
};
