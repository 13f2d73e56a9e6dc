import { leastWidth } from './columnWidths.js';
import type { ColumnWidths, TableColumn } from './types.js';

/** A column as it is laid out. */
export interface LaidOutColumn {
  id: string;
  head: HTMLTableCellElement;
  /** In px. */
  width: number;
  /** The least width in px; undefined where the width cannot be chosen. */
  min: number | undefined;
}

const noLeast: ReadonlyMap<string, number | undefined> = new Map();

/** The columns in sight, in order. `least` are the least widths of those whose width can be chosen. */
export function layoutOf(row: Element, least: ReadonlyMap<string, number | undefined> = noLeast): LaidOutColumn[] {
  return [...row.querySelectorAll<HTMLTableCellElement>(':scope > [data-column]')].flatMap((head) => {
    const id = head.dataset['column'] ?? '';
    const { width } = head.getBoundingClientRect();
    return width > 0 ? [{ id, head, width, min: least.has(id) ? (least.get(id) ?? leastWidth) : undefined }] : [];
  });
}

/** How much each column can give. */
const spare = ({ width, min = width }: Pick<LaidOutColumn, 'width' | 'min'>): number => Math.max(0, width - min);

/** The column that a handle in the head of `id` sizes, and how wide it can be: those after it give, down to their least. */
export function sizedBy(layout: readonly LaidOutColumn[], id: string) {
  const place = layout.findIndex((column) => column.id === id);
  const index = layout.findLastIndex(({ min }, at) => at < place && min !== undefined);
  const column = layout[index];
  if (column === undefined) return undefined;
  const { width, min = width } = column;
  const max = layout.slice(index + 1).reduce((all, next) => all + spare(next), width);
  return { index, column, range: { value: width, min: Math.min(min, width), max } };
}

/** The widths when one column has another: what comes after it gives or takes, the nearest first. */
export function widthsWith(
  layout: readonly Pick<LaidOutColumn, 'id' | 'width' | 'min'>[],
  index: number,
  width: number,
): ColumnWidths {
  const widths = new Map(layout.map((column) => [column.id, column.width]));
  let wanted = width - (layout[index]?.width ?? width);
  for (const column of layout.slice(index + 1)) {
    if (column.min === undefined || wanted === 0) continue;
    const given = Math.min(wanted, spare(column));
    widths.set(column.id, column.width - given);
    wanted -= given;
  }
  const id = layout[index]?.id;
  if (id !== undefined) widths.set(id, width - wanted);
  return Object.fromEntries(widths);
}

/** Widths to keep: rounded down, so that together they fit. */
export const wholePixels = (widths: ColumnWidths): ColumnWidths =>
  Object.fromEntries(Object.entries(widths).map(([id, width]) => [id, Math.floor(width)]));

/** Lays a table out in other widths until what it returns is called. */
export function laidOutAs(
  layout: readonly LaidOutColumn[],
  held: boolean,
  widthOf: (id: string) => string,
): () => void {
  const table = layout[0]?.head.closest('table');
  const before = layout.map(({ head }) => head.style.inlineSize);
  const wasHeld = table?.dataset['held'];
  const hold = (value: string | undefined) => {
    if (value === undefined) delete table?.dataset['held'];
    else if (table) table.dataset['held'] = value;
  };
  hold(held ? 'true' : undefined);
  for (const { head, id } of layout) head.style.inlineSize = widthOf(id);
  return () => {
    hold(wasHeld);
    layout.forEach(({ head }, at) => {
      head.style.inlineSize = before[at] ?? '';
    });
  };
}

/** How wide the columns would be without chosen or held widths (px), by id. */
export function naturalWidths(
  layout: readonly LaidOutColumn[],
  columns: readonly Pick<TableColumn<never>, 'id' | 'width'>[],
): ReadonlyMap<string, number> {
  const row = layout[0]?.head.parentElement;
  const end = laidOutAs(layout, false, (id) => columns.find((column) => column.id === id)?.width ?? '');
  const natural = new Map((row ? layoutOf(row) : []).map(({ id, width }) => [id, width]));
  end();
  return natural;
}
