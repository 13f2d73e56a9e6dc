import type { Guide } from '../../stories/guide.js';

export const commandPaletteGuide: Guide = {
  page: 'compositions-commandpalette',
  components: ['CommandPalette'],
  purpose:
    'Everything one can go to and do, from the keyboard, by typing a part of its name: pages, things, actions of the page one is on, preferences.',
  use: [
    'One a page, opened by a key that works everywhere and by a button in the header.',
    'The caller finds what matches and passes the best first, few in each group. What cannot be done now stays, and says why.',
  ],
  avoid: [
    {
      when: 'The only way to something: whatever stands here also has its button or its link',
      instead: ['Button', 'Link'],
    },
    { when: 'A value in a form', instead: ['ComboBox'] },
    { when: 'The few actions of one thing', instead: ['Menu'] },
  ],
  keyboard: [
    { keys: ['Letters'], does: 'Narrow the list; its first entry is then active' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Move, around the ends' },
    { keys: ['Home', 'End'], does: 'To the first, to the last' },
    { keys: ['Enter'], does: 'Chooses the active entry' },
    { keys: ['Control+Enter'], does: 'Opens a link in a new tab' },
    { keys: ['Tab'], does: 'To the close button and back' },
    { keys: ['Escape'], does: 'Closes; focus returns to where it was' },
  ],
};
