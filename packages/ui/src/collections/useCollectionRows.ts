import { useEffect, useMemo } from 'react';
import { useLocale } from '../messages/locale.js';
import { createSorter, type CollectionColumn } from './columns.js';
import { createRowFilter, searchText, type CollectionFilter } from './filters.js';
import type { CollectionView } from './useCollectionState.js';

/** How long after a change of the rows the texts of the search are made, in ms. */
const debounceMs = 300;

export interface RowsOptions<Row extends object> {
  rows: readonly Row[];
  columns: readonly CollectionColumn<Row>[];
  filters: readonly CollectionFilter<Row>[];
  search?: ((row: Row) => readonly (string | null | undefined)[]) | undefined;
  getRowId: (row: Row) => string;
  getRowLabel: (row: Row) => string;
}

/** The rows to show, and what filters them. All are put in order first, so that a keystroke only has to leave some out. */
export function useCollectionRows<Row extends object>(
  { filterState, sort }: CollectionView,
  { rows, columns, filters, search, getRowId, getRowLabel }: RowsOptions<Row>,
) {
  const locale = useLocale();
  const { column: id, direction } = sort;
  const sorter = useMemo(() => {
    const column = columns.find((one) => one.id === id) ?? {};
    return createSorter({ column, direction, idOf: getRowId, nameOf: getRowLabel, locale });
  }, [columns, id, direction, getRowId, getRowLabel, locale]);
  const ordered = useMemo(() => sorter(rows), [sorter, rows]);
  const textOf = useMemo(() => {
    const searched = columns.filter(({ searchable }) => searchable);
    return searchText((row: Row) => [
      ...(search?.(row) ?? []),
      ...searched.map(({ sortKey }) => String(sortKey?.(row) ?? '')),
    ]);
  }, [search, columns]);
  const filter = useMemo(() => createRowFilter(ordered, filters, textOf), [ordered, filters, textOf]);
  /* Made in advance, so that the first keystroke need not wait for the texts of ten thousand rows. */
  useEffect(() => {
    const timer = setTimeout(filter.prepare, debounceMs);
    return () => clearTimeout(timer);
  }, [filter]);
  return { filter, visible: useMemo(() => filter.apply(filterState), [filter, filterState]) };
}
