import { useEffect, useMemo } from 'react';
import { useLocale } from '#shared/useLocale.js';
import { searchTextsOf, type ListDefinition } from '../resource.js';
import { createSorter, type ListColumn } from './columns.js';
import { createRowFilter, searchText, type ListFilter } from './filters.js';
import type { ListView } from './useListState.js';

/** How long after a change of the list the texts of the search are made, in ms. */
const debounceMs = 300;

interface Options<Row extends object> {
  resource: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter<Row>[];
}

/** The rows to show. All are put in order first, so that a keystroke in the search only has to leave some out. */
export function useListRows<Row extends object>(
  rows: readonly Row[],
  { filterState, sort }: ListView,
  { resource, columns, filters }: Options<Row>,
): readonly Row[] {
  const locale = useLocale();
  const { idOf, nameOf } = resource;
  const { column: id, direction } = sort;
  const sorter = useMemo(() => {
    const column = columns.find((one) => one.id === id) ?? {};
    return createSorter({ column, direction, idOf, nameOf, locale });
  }, [columns, id, direction, idOf, nameOf, locale]);
  const ordered = useMemo(() => sorter(rows), [sorter, rows]);
  const textOf = useMemo(() => {
    const searched = columns.filter(({ searchable }) => searchable);
    return searchText((row: Row) => [
      ...searchTextsOf(resource, row),
      ...searched.map(({ sortKey }) => String(sortKey?.(row) ?? '')),
    ]);
  }, [resource, columns]);
  const filter = useMemo(() => createRowFilter(ordered, filters, textOf), [ordered, filters, textOf]);
  /* Made in advance, so that the first keystroke need not wait for the texts of ten thousand rows. */
  useEffect(() => {
    const timer = setTimeout(filter.prepare, debounceMs);
    return () => clearTimeout(timer);
  }, [filter]);
  return useMemo(() => filter.apply(filterState), [filter, filterState]);
}
