import type { ColumnWidths, TableColumn } from './types.js';

/** Nothing narrower can be chosen (px). */
export const leastWidth = 64;
/** Of a column that has no width of its own beside others that have (px). */
const usualWidth = 120;
/** Of the column of row actions, likewise (px). */
const actionsWidth = 64;
/** Of the column of checkboxes and of the frame's border (px). */
const selectWidth = 44;
const frameWidth = 2;

const steps = ['medium', 'large', 'wide'] as const;

type Column = Pick<TableColumn<never>, 'id' | 'width' | 'hideBelow' | 'actions' | 'resizable'>;

/** Whether the width of a column of a resizable table can be chosen. */
export const isResizable = ({ actions, resizable = true }: Pick<Column, 'actions' | 'resizable'>): boolean =>
  actions !== true && resizable;

/**
 * Chosen widths as CSS: in px where there is room, in proportion where there is less, so that the table never outgrows its
 * place. The row header takes what is left over. `sums` are the widths of all columns that share the room, and of those
 * that are left where the ones with each `hideBelow` are hidden; `sum` is the property with the one that holds.
 */
export function chosenWidths(
  columns: readonly Column[],
  { chosen, sum, ...table }: { chosen: ColumnWidths; rowHeader: string | undefined; selectable: boolean; sum: string },
) {
  const widthOf = ({ id, width, actions }: Column) =>
    chosen[id] ??
    (width?.endsWith('px') === true ? Number.parseFloat(width) : actions === true ? actionsWidth : usualWidth);
  const total = (of: readonly Column[]) => of.reduce((all, column) => all + widthOf(column), 0);
  const sharing = columns.filter(isResizable);
  const fixed = columns.filter((column) => !sharing.includes(column));
  const taken = total(fixed) + frameWidth + (table.selectable ? selectWidth : 0);
  const sums = [3, 2, 1, 0].map((shown) =>
    total(sharing.filter(({ hideBelow }) => hideBelow === undefined || steps.indexOf(hideBelow) < shown)),
  );
  const widths = new Map<string, string>();
  for (const column of columns) {
    if (column.id === table.rowHeader) continue;
    const width = widthOf(column);
    const share = `(100cqi - ${taken}px) * ${width} / var(${sum}, ${sums[0] ?? 1})`;
    widths.set(column.id, sharing.includes(column) ? `min(${width}px, ${share})` : `${width}px`);
  }
  return { widths, sums };
}
