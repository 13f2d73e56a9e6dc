import type { Guide } from '../../stories/guide.js';

export const rowsEditorGuide: Guide = {
  page: 'compositions-rowseditor',
  components: ['RowsEditor', 'RowField'],
  purpose:
    'Rows of fields: rules, origins, ports. The page renders the fields of a row and keeps the rows; the editor adds, moves, duplicates and removes them, says why it cannot, announces what was done and puts the focus there.',
  use: [
    'A card for each row, or a line of fields for short ones.',
    'Keep rows that did not change the same objects: there may be a thousand, and only what changed is rendered.',
  ],
  avoid: [
    { when: 'Values that are a text each', instead: ['TagField'] },
    { when: 'Rows with a page or a dialog of their own', instead: ['Table'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the buttons and fields of each row' },
    {
      keys: ['Enter', 'Space'],
      on: 'a button',
      does: "Adds, moves, duplicates or removes a row: the focus goes to the first field of a new one, along with one that is moved, to the next one's button after a removal",
    },
  ],
};
