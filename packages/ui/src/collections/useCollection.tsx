import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../components/Button/Button.js';
import { EmptyState } from '../components/EmptyState/EmptyState.js';
import type { ColumnWidths, TableSort } from '../components/Table/types.js';
import * as english from '../messages/enOfCollections.js';
import { useOnDemandMessages } from '../messages/useOnDemandMessages.js';
import type { CollectionAddress } from './address.js';
import { choosableColumns, sortedColumns, visibleColumns, type CollectionColumn } from './columns.js';
import type { CsvFields } from './csv.js';
import { hasFilter, isFiltered, type CollectionFilter } from './filters.js';
import { useCollectionRows } from './useCollectionRows.js';
import { useCollectionState } from './useCollectionState.js';

export interface CollectionOptions<Row extends object> {
  /** All rows, unfiltered. A row that did not change is the same object. */
  rows: readonly Row[];
  /** All columns, shown or not. Memoised: a new array renders every row again. */
  columns: readonly CollectionColumn<Row>[];
  /** The id of a row: unique, and the same however the rows are sorted. A stable function. */
  getRowId: (row: Row) => string;
  /** The name of a row, by which rows are sorted that are otherwise equal. A stable function. Default: the id. */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** The texts that the search looks through, besides columns that are `searchable`. A stable function. */
  search?: ((row: Row) => readonly (string | null | undefined)[]) | undefined;
  /** Memoised. */
  filters?: readonly CollectionFilter<Row>[] | undefined;
  /**
   * The order until somebody chooses another one, also by a hidden column. By the first column that can be sorted where it
   * is left out, or its column is not there.
   */
  sort?: TableSort | undefined;
  /** Where search, filters and order are kept: `useBrowserAddress()`, `useMemoryAddress()`, or a router's. */
  address: CollectionAddress;
  /** How many rows there are, in words ("3 invoices"): announced when search and filters change. A stable function. */
  count?: ((rows: number) => string) | undefined;
  /** Whether options say how many rows they would leave. Default false. */
  counts?: boolean | undefined;
  /** The ids of the columns that somebody chose, where the page keeps them. Left out, the collection keeps them itself. */
  chosenColumns?: readonly string[] | undefined;
  /** Called with the chosen columns; undefined for the default ones. */
  onChosenColumnsChange?: ((chosen: readonly string[] | undefined) => void) | undefined;
  /** The widths of columns that somebody chose, where the table is `resizable`. Left out, the table keeps them itself. */
  columnWidths?: ColumnWidths | undefined;
  /** Called with the chosen widths; empty for the natural ones, to which the default columns lead back. */
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
}

const none: readonly never[] = [];

/**
 * A list that is searched, filtered, sorted and downloaded, and whose columns are chosen; how it is looked at is kept in the
 * address. Returns the rows that are left, and what FilterBar, Table, ColumnChooser and a CSV file take.
 */
export function useCollection<Row extends object>(options: CollectionOptions<Row>) {
  const { getRowId, getRowLabel = getRowId, filters = none, address, count } = options;
  const messages = useOnDemandMessages('filterBar', english.filterBar);
  const columns = useMemo(() => sortedColumns(options.columns), [options.columns]);
  const sortColumns = useMemo(() => columns.filter(({ sortable }) => sortable), [columns]);
  const state = useCollectionState({
    filterIds: filters.map(({ id }) => id),
    sortable: sortColumns.map(({ id }) => id),
    first: options.sort,
    address,
  });
  const { search, stateActions } = state;
  const { values } = state.view.filterState;
  /* A keystroke shows at once; the rows follow as soon as there is time. */
  const view = useDeferredValue(state.view);
  const { filter, visible } = useCollectionRows(view, { ...options, columns, filters, getRowLabel });
  const [ownChosen, setOwnChosen] = useState<readonly string[]>();
  const { onChosenColumnsChange = setOwnChosen, chosenColumns = ownChosen } = options;
  const shownColumns = useMemo(() => visibleColumns(columns, chosenColumns), [columns, chosenColumns]);
  const countOf = useCallback(
    (id: string, value: string | undefined) =>
      filter.count({ ...view.filterState, values: { ...view.filterState.values, [id]: value } }),
    [filter, view],
  );
  const { clearFilters } = stateActions;
  const { rows: all } = options;
  const { selection: chosen } = state;
  const selection = useMemo(
    () => (chosen.size > 0 ? new Set(all.map(getRowId).filter((id) => chosen.has(id))) : chosen),
    [all, getRowId, chosen],
  );
  return {
    /** What search and filters leave, in order. */
    rows: visible,
    /** How the collection is looked at. Follows what is typed as soon as there is time. */
    view,
    filterBarProps: {
      query: search.text,
      onQueryChange: search.change,
      onQueryCommit: search.flush,
      filters,
      values,
      onFilterChange: stateActions.filter,
      onClear: hasFilter(state.view.filterState) && visible.length > 0 ? clearFilters : undefined,
      results: view === state.view ? count?.(visible.length) : undefined,
      countOf: options.counts ? countOf : undefined,
    },
    tableProps: {
      columns: shownColumns,
      rows: visible,
      getRowId,
      getRowLabel,
      sort: view.sort,
      sortColumns,
      onSortChange: stateActions.sort,
      viewAll: state.viewAll,
      onViewAllChange: stateActions.viewAll,
      columnWidths: options.columnWidths,
      onColumnWidthsChange: options.onColumnWidthsChange,
      filtered: isFiltered(view.filterState),
      noMatch: useMemo(
        () => (
          <EmptyState picture="search" action={<Button onClick={clearFilters}>{messages.clear}</Button>}>
            {messages.noMatch}
          </EmptyState>
        ),
        [clearFilters, messages],
      ),
    },
    /** Ids of the selected rows among all that are there, and what changes them: for a table whose rows can be selected. */
    selectionProps: { selection, onSelectionChange: stateActions.select },
    columnChooserProps: {
      options: useMemo(() => choosableColumns(columns), [columns]),
      /* Also chosen columns that are not there now and may come back: the chooser keeps them. */
      visible: chosenColumns ?? shownColumns.map(({ id }) => id),
      onVisibleChange: (chosen: readonly string[] | undefined) => {
        onChosenColumnsChange(chosen);
        if (!chosen) options.onColumnWidthsChange?.({});
      },
    },
    /** The fields of a CSV file with what all columns show, hidden ones too. */
    csvFields: useMemo(() => Object.assign({}, ...columns.map(({ csv }) => csv)) as CsvFields<Row>, [columns]),
  };
}

/** What `useCollection` returns. */
export type Collection<Row extends object> = ReturnType<typeof useCollection<Row>>;
