import * as css from './Table.css.js';
import type { TableColumn } from './types.js';

const join = (...classes: readonly (string | false | undefined)[]): string => classes.filter(Boolean).join(' ');

const shared = (column: Pick<TableColumn<never>, 'align' | 'hideBelow'>) => [
  column.align === 'end' && css.alignEnd,
  column.hideBelow !== undefined && css.hideBelow[column.hideBelow],
];

/** The classes of a column heading. */
export const headClass = <Row>(column: TableColumn<Row>): string => join(css.headCell, ...shared(column));

/** The classes of a cell. */
export const cellClass = <Row>(column: TableColumn<Row>, named: boolean): string =>
  join(css.cell, named && css.rowHeader, column.isActions === true && css.actionsCell, ...shared(column));
