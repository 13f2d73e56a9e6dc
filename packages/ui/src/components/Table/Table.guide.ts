import type { Guide } from '../../stories/guide.js';

export const tableGuide: Guide = {
  page: 'components-table',
  components: ['Table'],
  purpose:
    'A list of like things with their facts: a plain semantic table underneath. Ten rows, then "View all"; narrower than 600 px the rows become cards.',
  use: [
    'Things that are compared, sorted, selected. The caller filters and sorts `rows`.',
    'Keep `columns` and unchanged rows the same objects, so that only what changed is rendered.',
    'With `rowHref` a press anywhere in a row follows the link of its name, and the middle button opens it in a tab.',
    'With `resizable` a person sets the widths of columns; keep `columnWidths` with their other settings.',
  ],
  avoid: [
    { when: 'The facts of one thing', instead: ['KeyValueList'] },
    { when: 'Layout', instead: ['Grid'] },
    { when: 'Events in the order of time', instead: ['Timeline'] },
    { when: 'Pages that a server gives one at a time: Pagination below it', instead: ['Pagination'] },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], on: 'a column heading', does: 'Sorts by it; again turns the direction' },
    { keys: ['Space'], on: 'a checkbox', does: 'Selects the row, in the head all rows' },
    { keys: ['ArrowUp', 'ArrowDown'], on: "a row's checkbox", does: 'Moves to the checkbox of the next row' },
    { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], on: "a row's checkbox", does: 'Selects from here to the next row' },
    { keys: ['ArrowLeft', 'ArrowRight'], on: 'the edge of a column', does: 'Makes it narrower or wider by 16 px' },
    { keys: ['Home', 'End'], on: 'the edge of a column', does: 'As narrow, as wide as can be' },
    { keys: ['Enter'], on: 'the edge of a column', does: 'The width that it has by itself' },
    { keys: ['Escape'], on: 'the edge of a column', does: 'The width as it was when the edge was reached' },
  ],
  notes:
    "Shift and a press on a row's checkbox select the range since the last one. More than 100 rows viewed whole are windowed while the page scrolls.",
};
