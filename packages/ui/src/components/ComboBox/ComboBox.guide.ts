import type { Guide } from '../../stories/guide.js';

export const comboBoxGuide: Guide = {
  page: 'components-combobox',
  components: ['ComboBox'],
  purpose: 'One of many options, found by typing a part of its name.',
  use: [
    'Countries, virtual machines, images: from about ten options on.',
    'A search on a server: hold `query`, set `filter="none"`, pass new `options`, with `loading` in between.',
    'Adding to a list: hold `value` at `null`, so that the field is empty again after each choice.',
  ],
  avoid: [
    { when: 'Fewer than about ten options', instead: ['Select', 'RadioGroup'] },
    { when: 'Several at once', instead: ['MultiSelect'] },
    { when: 'Words that need not be among the options', instead: ['TextField', 'SearchField'] },
    { when: 'Something to do or to go to', instead: ['CommandPalette', 'Menu'] },
  ],
  keyboard: [
    { keys: ['Tab'], on: 'to the field', does: 'Opens the list, as every focus does' },
    { keys: ['Letters'], does: 'Narrow the options' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves, around the ends; opens where Escape or a choice has closed' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Opens, closes' },
    { keys: ['Home', 'End', 'PageUp', 'PageDown'], on: 'the open list', does: 'Moves in it' },
    { keys: ['Enter'], does: 'Chooses what is marked or typed out; in a closed list sends the form' },
    { keys: ['Escape'], does: 'Closes and restores the chosen text; in a closed list it reaches the dialog around it' },
    { keys: ['Tab'], on: 'from the field', does: 'Chooses what the keys marked or is typed out, and leaves' },
  ],
  notes:
    'A text that is the whole label of one option, in whatever case and without marks, chooses it when the field is left; so does what a browser fills in. Any other text goes back to what was chosen. An option with a `disabledReason` can be reached, so that its reason is read, and not chosen. When the field is scrolled out of sight, its list closes and the typed text stays.',
};
