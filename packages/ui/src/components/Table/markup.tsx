import * as styles from './Table.css.js';
import type { TableColumn } from './types.js';

/**
 * The roles of a table's elements, given explicitly: some browsers drop them when rows become blocks in cards. Spread
 * onto the element.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;

const join = (...classes: readonly (string | false | undefined)[]): string => classes.filter(Boolean).join(' ');

const columnClasses = (column: Pick<TableColumn<never>, 'align' | 'hideBelow'>) => [
  column.align === 'end' && styles.alignEnd,
  column.hideBelow !== undefined && styles.hideBelow[column.hideBelow],
];

/** The classes of a column heading. */
export const headClass = <Row,>(column: TableColumn<Row>): string => join(styles.headCell, ...columnClasses(column));

/** The classes of a cell; `isHeader` for the one that names the row. */
export const cellClass = <Row,>(column: TableColumn<Row>, isHeader: boolean): string =>
  join(
    styles.cell,
    isHeader && (column.rowHeaderLabelled ? styles.labelledRowHeader : styles.rowHeader),
    column.actions === true && styles.actionsCell,
    ...columnClasses(column),
  );

/** Takes the height of rows that are not in the document, in px, so that the page keeps its own. */
export function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true" className={styles.spacer} style={{ blockSize: `${height}px` }} />;
}
