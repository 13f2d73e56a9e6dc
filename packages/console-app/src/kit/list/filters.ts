/** A way to filter a list, kept in the address under its id. */
export interface ListFilter<Row> {
  /** The name in the address: `status`. */
  id: string;
  /** What a person reads: "Status". */
  label: string;
  /** The choice that filters nothing: "All statuses". A filter without it is no select: it shows as a removable chip while it is set. */
  all?: string;
  /** What can be chosen. A link may ask for any other value, which is then shown as `labelOf` says. */
  options: readonly { id: string; label: string }[];
  /** Words for a value that is not among the options; the value itself where left out. */
  labelOf?: (value: string) => string | undefined;
  matches: (row: Row, value: string) => boolean;
}

/** What a list is filtered by: words that all have to be found, and the value of each filter. */
export interface FilterState {
  q: string;
  values: Readonly<Record<string, string | undefined>>;
}

const tokensOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether more than the search is in force. */
export const hasFilter = ({ values }: FilterState): boolean =>
  Object.values(values).some((value) => value !== undefined);

/** Whether anything is in force. */
export const isFiltered = (filterState: FilterState): boolean =>
  hasFilter(filterState) || tokensOf(filterState.q).length > 0;

/** Finds the rows of a list that pass the filters, again and again, as somebody types. */
interface RowFilter<Row> {
  /** The rows that pass, in their order; the very list when all do. */
  apply: (state: FilterState) => readonly Row[];
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
  filters: readonly ListFilter<Row>[],
  textOf: (row: Row) => string,
): RowFilter<Row> {
  let prepared: readonly Searchable<Row>[] | undefined;
  let last: Search<Row> | undefined;
  const prepare = () => (prepared ??= rows.map((row) => ({ row, text: textOf(row) })));

  function apply({ q, values: given }: FilterState): readonly Row[] {
    const tests = filters.flatMap(({ id, matches }) => {
      const value = given[id];
      return value === undefined ? [] : [(row: Row) => matches(row, value)];
    });
    const passes = (row: Row): boolean => tests.every((test) => test(row));
    const tokens = tokensOf(q);
    if (tokens.length === 0) return tests.length === 0 ? rows : rows.filter(passes);
    const values = JSON.stringify(given);
    const among = last?.values === values && q.startsWith(last.q) ? last.found : prepare();
    const found = among.filter(({ row, text }) => tokens.every((word) => text.includes(word)) && passes(row));
    last = { q, values, found };
    return found.length === rows.length ? rows : found.map(({ row }) => row);
  }

  return { apply, prepare };
}

/** What a search looks through, in lower case; made once for each row, which stays the same object while it does not change. */
export function searchText<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (row: Row) => string {
  const made = new WeakMap<Row, string>();
  return (row) => {
    const cached = made.get(row);
    if (cached !== undefined) return cached;
    const text = textsOf(row)
      .filter((one) => one !== null && one !== undefined)
      .join('\n')
      .toLowerCase();
    made.set(row, text);
    return text;
  };
}
