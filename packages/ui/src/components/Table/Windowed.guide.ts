import type { Guide } from '../../stories/guide.js';

export const windowedGuide: Guide = {
  page: 'components-table-windowed',
  components: [],
  purpose:
    'A list of more than 100 rows viewed whole keeps only the rows near the viewport in the document. Nothing has to be asked for: it is the same Table.',
  use: [
    'Thousands of rows in the page, in a dialog or in a drawer: what scrolls is found. Screen readers are told the real count and place.',
  ],
  avoid: [
    { when: 'A list that can be shortened first', instead: ['SearchField', 'FilterBar'] },
    { when: 'Rows that come from a server a page at a time', instead: ['Pagination'] },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      on: 'a row',
      does: 'Moves through what can be operated, row by row; rows come into the document as they come near',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      on: "a row's checkbox",
      does: 'Moves to the checkbox of the next row',
    },
    {
      keys: ['PageUp', 'PageDown', 'Home', 'End'],
      on: 'outside of a field',
      does: 'Scroll the page; the row with the focus stays in the document',
    },
  ],
};
