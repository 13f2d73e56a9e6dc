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

const wordsOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether more than the search is in force. */
export const hasFilter = ({ values }: FilterState): boolean =>
  Object.values(values).some((value) => value !== undefined);

/** Whether anything is in force. */
export const isFiltered = (filterState: FilterState): boolean =>
  hasFilter(filterState) || wordsOf(filterState.q).length > 0;

/** The rows that pass the filters, in their order; the very list when all do. */
export function applyFilters<Row>(
  rows: readonly Row[],
  { q, values }: FilterState,
  filters: readonly ListFilter<Row>[],
  textOf: (row: Row) => string,
): readonly Row[] {
  const tests: ((row: Row) => boolean)[] = filters.flatMap(({ id, matches }) => {
    const value = values[id];
    return value === undefined ? [] : [(row: Row) => matches(row, value)];
  });
  const words = wordsOf(q);
  if (words.length > 0) {
    tests.push((row) => {
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    });
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}

/** What a search looks through, in lower case; made once for each row, which stays the same object while it does not change. */
export function searchText<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (row: Row) => string {
  const made = new WeakMap<Row, string>();
  return (row) => {
    const known = made.get(row);
    if (known !== undefined) return known;
    const text = textsOf(row)
      .filter((one) => one !== null && one !== undefined)
      .join('\n')
      .toLowerCase();
    made.set(row, text);
    return text;
  };
}
