import type { FilterBarFilter } from '../compositions/FilterBar/FilterBar.js';
import { foldText } from '../internal/foldText.js';

/** A way to filter a collection, kept in the address under its id. */
export interface CollectionFilter<Row> extends FilterBarFilter {
  /** Whether a row passes while the filter has this value. A link may ask for a value that is not among the options. */
  matches: (row: Row, value: string) => boolean;
}

/** What a list is filtered by: words that all have to be found, and the value of each filter. */
export interface FilterState {
  q: string;
  values: Readonly<Record<string, string | undefined>>;
}

const tokensOf = (q: string): string[] => foldText(q).split(/\s+/).filter(Boolean);

/** Whether more than the search is in force. */
export const hasFilter = ({ values }: FilterState): boolean =>
  Object.values(values).some((value) => value !== undefined);

/** Whether anything is in force. */
export const isFiltered = (filterState: FilterState): boolean =>
  hasFilter(filterState) || tokensOf(filterState.q).length > 0;

/** Finds the rows of a list that pass the filters, again and again, as somebody types. */
export interface RowFilter<Row> {
  /** The rows that pass, in their order; the very list when all do. */
  apply: (state: FilterState) => readonly Row[];
  /** How many rows would pass other filters. */
  count: (state: FilterState) => number;
  /** Makes ahead what a search needs of every row, or the first letter would wait for it. */
  prepare: () => void;
}

/** A row, and what a search looks through. */
interface Searchable<Row> {
  row: Row;
  text: string;
}

/** What a search asked for, and what it found. */
interface Search<Row> {
  q: string;
  values: string;
  found: readonly Searchable<Row>[];
}

/** A search that begins with the one before only looks through what that one found. */
export function createRowFilter<Row>(
  rows: readonly Row[],
  filters: readonly CollectionFilter<Row>[],
  textOf: (row: Row) => string,
): RowFilter<Row> {
  let prepared: readonly Searchable<Row>[] | undefined;
  let last: Search<Row> | undefined;
  const prepare = () => (prepared ??= rows.map((row) => ({ row, text: foldText(textOf(row)) })));

  function testOf(values: FilterState['values']): ((row: Row) => boolean) | undefined {
    const tests = filters.flatMap(({ id, matches }) => {
      const value = values[id];
      return value === undefined ? [] : [(row: Row) => matches(row, value)];
    });
    return tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined;
  }
  const withText = (among: readonly Searchable<Row>[], tokens: readonly string[]) =>
    among.filter(({ text }) => tokens.every((word) => text.includes(word)));

  function apply({ q, values: given }: FilterState): readonly Row[] {
    const passes = testOf(given);
    const tokens = tokensOf(q);
    if (tokens.length === 0) return passes ? rows.filter(passes) : rows;
    const values = JSON.stringify(given);
    const among = last?.values === values && q.startsWith(last.q) ? last.found : prepare();
    const found = withText(among, tokens).filter(({ row }) => passes?.(row) ?? true);
    last = { q, values, found };
    return found.length === rows.length ? rows : found.map(({ row }) => row);
  }

  function count({ q, values }: FilterState): number {
    const passes = testOf(values);
    return withText(prepare(), tokensOf(q)).filter(({ row }) => passes?.(row) ?? true).length;
  }

  return { apply, count, prepare };
}

/** What a search looks through; made once for each row, which stays the same object while it does not change. */
export function searchText<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (row: Row) => string {
  const made = new WeakMap<Row, string>();
  return (row) => {
    const cached = made.get(row);
    if (cached !== undefined) return cached;
    const text = textsOf(row)
      .filter((one) => one !== null && one !== undefined)
      .join('\n');
    made.set(row, text);
    return text;
  };
}
