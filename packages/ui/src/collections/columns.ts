import type { TableColumn, TableSort } from '../components/Table/types.js';
import type { CsvFields } from './csv.js';

/** What a column sorts by. Undefined and NaN, unknown values, stand last in both directions. */
type SortKey = string | number | boolean | null | undefined;

/**
 * A column of a collection with everything that is known about it: what it shows, what it sorts by, what it is in a
 * CSV file. Kept in one memoised array: a new array renders every row again.
 */
export interface CollectionColumn<Row> extends TableColumn<Row> {
  /**
   * What the rows are sorted by, as it is shown. Several are compared one after the other. By default the first field of
   * `csv`; without either the column cannot be sorted.
   */
  sortKey?: ((row: Row) => SortKey | readonly SortKey[]) | undefined;
  /** Whether its heading is a button that sorts. By default where there is something to sort by. */
  sortable?: boolean | undefined;
  /** The fields of a CSV file that hold this column's facts, by their heading (with the unit: `memory_mb`). */
  csv?: CsvFields<Row>;
  /** Whether the search looks through what it sorts by as well. */
  searchable?: boolean;
  /** Hidden until somebody chooses it. */
  optional?: boolean;
}

const keysOf = (key: SortKey | readonly SortKey[]): readonly SortKey[] =>
  (typeof key === 'object' && key !== null ? key : [key]).map((one) =>
    one === null || one === '' || Number.isNaN(one) ? undefined : one,
  );

function compareKeys(a: readonly SortKey[], b: readonly SortKey[], sign: number, collator: Intl.Collator): number {
  for (let index = 0; index < a.length; index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    if (order !== 0) return sign * order;
  }
  return 0;
}

/** Columns with what they are sorted by, and whether they can be. */
export const sortedColumns = <Row>(columns: readonly CollectionColumn<Row>[]): readonly CollectionColumn<Row>[] =>
  columns.map((column) => {
    const { sortKey = Object.values(column.csv ?? {})[0], sortable = sortKey !== undefined } = column;
    return { ...column, sortKey, sortable };
  });

interface Order<Row> {
  column: Pick<CollectionColumn<Row>, 'sortKey'>;
  direction: TableSort['direction'];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Of the language that the list is read in: "Äri" stands beside "Ari", web-2 before web-10. */
  locale: string;
}

/**
 * Sorts lists by a column, equal rows by name, again and again as they are refreshed. It begins with the order that it
 * gave before, which is nearly right: of ten thousand rows one that has changed is then compared a few times, and the
 * others once each.
 */
export function createSorter<Row extends object>({ column, direction, idOf, nameOf, locale }: Order<Row>) {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  // A key may cost as much as a price: it is made once for a row that does not change.
  const cached = new WeakMap<Row, readonly SortKey[]>();
  const keys = (row: Row): readonly SortKey[] => {
    const found = cached.get(row) ?? keysOf(column.sortKey?.(row));
    cached.set(row, found);
    return found;
  };
  let before = new Map<string, number>();
  return (rows: readonly Row[]): readonly Row[] => {
    const sorted = byPosition(rows, (row) => before.get(idOf(row)) ?? rows.length).toSorted(
      (a, b) => compareKeys(keys(a), keys(b), sign, collator) || collator.compare(nameOf(a), nameOf(b)),
    );
    before = new Map(sorted.map((row, index) => [idOf(row), index]));
    return sorted;
  };
}

/** Rows by a place that each has, without comparing them; those that share a place keep their order. */
function byPosition<Row>(rows: readonly Row[], positionOf: (row: Row) => number): Row[] {
  const slots = new Map<number, Row[]>();
  const order: number[] = [];
  for (const row of rows) {
    const position = positionOf(row);
    const slot = slots.get(position);
    if (slot) slot.push(row);
    else {
      slots.set(position, [row]);
      order.push(position);
    }
  }
  return order.toSorted((a, b) => a - b).flatMap((position) => slots.get(position) ?? []);
}

/** The column that names the row and the column of its actions are not a matter of choice. */
const isFixed = <Row>({ rowHeader = false, actions = false }: CollectionColumn<Row>): boolean => rowHeader || actions;

/** The columns that can be shown or hidden. */
export const choosableColumns = <Row>(columns: readonly CollectionColumn<Row>[]): readonly CollectionColumn<Row>[] =>
  columns.filter((column) => !isFixed(column));

/** The columns that are shown: those that somebody chose, else all but the optional ones. */
export function visibleColumns<Row>(
  columns: readonly CollectionColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly CollectionColumn<Row>[] {
  return columns.filter(
    (column) => isFixed(column) || (chosen ? chosen.includes(column.id) : column.optional !== true),
  );
}
