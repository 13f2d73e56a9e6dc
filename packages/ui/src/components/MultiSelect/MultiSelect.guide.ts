import type { Guide } from '../../stories/guide.js';

export const multiSelectGuide: Guide = {
  page: 'components-multiselect',
  components: ['MultiSelect'],
  purpose:
    'Several of a list. The chosen ones stand in the field as chips; `selectAll` begins the list with a row for all of it.',
  use: ['Locations, virtual machines, people to invite: more than about six options.'],
  avoid: [
    { when: 'Up to about six options that fit on the page', instead: ['CheckboxGroup'] },
    { when: 'One of many', instead: ['ComboBox'] },
    { when: "Values of one's own", instead: ['TagField'] },
  ],
  keyboard: [
    { keys: ['Tab'], on: 'to the field', does: 'Opens the list' },
    { keys: ['Letters'], does: 'Search; the next letter after a choice searches anew' },
    { keys: ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown'], does: 'Moves in the list' },
    { keys: ['Enter'], does: 'Chooses or gives up the marked option; the list stays open' },
    { keys: ['Escape'], does: 'Closes the list, then reaches the dialog around it' },
    { keys: ['Backspace'], on: 'the empty field', does: 'Removes the last chip; hidden ones are shown first' },
    { keys: ['ArrowLeft'], on: 'the start of the field', does: 'Goes to the chips: arrows move, Escape comes back' },
    { keys: ['Backspace', 'Delete'], on: 'a chip', does: 'Removes it' },
  ],
};
