import type { Guide } from '../../stories/guide.js';

export const radioCardsGuide: Guide = {
  page: 'components-radiocards',
  components: ['RadioCards'],
  purpose: 'One of a few options that need more than a word.',
  use: [
    'Sizes with prices, systems with logos, locations: up to about twelve.',
    'What cannot be chosen says why in its card.',
  ],
  avoid: [
    { when: 'Options of plain words', instead: ['RadioGroup'] },
    { when: 'More than about twelve', instead: ['Select', 'ComboBox'] },
    { when: 'Several at once', instead: ['CheckboxGroup'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen card, or the first' },
    {
      keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
      does: 'Chooses the next or previous one, round and round',
    },
    { keys: ['Space'], does: 'Chooses the one in focus' },
  ],
};
