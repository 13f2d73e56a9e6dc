import type { Guide } from '../../stories/guide.js';

export const splitButtonGuide: Guide = {
  page: 'components-splitbutton',
  components: ['SplitButton'],
  purpose: 'A main action that most people want, and a menu of others like it.',
  use: ['Download a report, or download it in another form.'],
  avoid: [
    { when: 'Actions of different kinds', instead: ['Button', 'Menu'] },
    { when: 'A choice that stays', instead: ['Select'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the main action, then the button of the menu' },
    { keys: ['Enter', 'Space'], on: 'the main action', does: 'Does it' },
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      on: 'the button of the menu',
      does: 'Opens it, with ArrowUp at the last item',
    },
    { keys: ['Escape'], on: 'the menu', does: 'Closes it, focus back on its button' },
  ],
};
