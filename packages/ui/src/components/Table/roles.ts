/**
 * What the elements of a table are, said once more: some browsers forget it when rows become blocks in cards.
 * Spread onto the element.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
