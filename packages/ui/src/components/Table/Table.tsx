import { useCallback, useMemo, useRef, useState, type Ref } from 'react';
import { genericForwardRef, useMergedRef } from '../../internal/attributes.js';
import { checkChange, checkPageLater, checkSorting } from '../../internal/development.js';
import { useControlled, useHydrated, useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { useLocale } from '../../messages/locale.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import { SelectionStrip } from './SelectionStrip.js';
import { SkeletonRows } from './SkeletonRows.js';
import { SortSelect } from './SortSelect.js';
import * as styles from './Table.css.js';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import type { MeasureRow } from './WindowedRows.js';
import * as parts from './parts.css.js';
import { rowHeight, tableInitialRows, windowThreshold } from './constants.js';
import { selectionState } from './selection.js';
import { headerText, type ColumnWidths, type TableProps } from './types.js';
import { roles, Spacer } from './markup.js';
import { useRowSelection } from './useRowSelection.js';

const windowedCode = onDemand(async () => (await import('./WindowedRows.js')).WindowedRows);
const extrasCode = onDemand(() => import('./extras.js'));

/** How many rows are rendered on a server, and until the code of the windowing has come. */
const fallbackRows = 30;

const nothingSelected: ReadonlySet<string> = new Set();

/**
 * A list of like things with their facts: a semantic table with sorting, "View all" after ten rows, selection and
 * row actions. Narrower than 600 px its rows become cards (specification: account and billing, section 9). `ref` and
 * native attributes go to the `<table>`.
 */
export const Table = genericForwardRef(function Table<Row, ColumnId extends string = string>(
  {
    caption,
    columns,
    rows,
    getRowId,
    getRowLabel = getRowId,
    sort,
    sortColumns = columns.filter((column) => column.sortable),
    onSortChange,
    loading = false,
    loadingRows = 5,
    empty,
    filtered = false,
    noMatch = empty,
    viewAll: givenViewAll,
    onViewAllChange,
    selection = nothingSelected,
    onSelectionChange,
    bulkActions,
    highlighted,
    rowHref,
    rowProps,
    resizable = false,
    columnWidths,
    onColumnWidthsChange,
    variant = 'framed',
    ...attributes
  }: TableProps<Row, ColumnId>,
  ref: Ref<HTMLTableElement>,
) {
  const messages = useOnDemandMessages('table', english.table);
  const popup = useOnDemandMessages('popup', english.popup);
  const locale = useLocale();
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const table = useRef<HTMLTableElement>(null);
  const [viewAll, setViewAll] = useControlled(givenViewAll, false, onViewAllChange);
  const canChangeView = givenViewAll === undefined || onViewAllChange !== undefined;

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  if (process.env.NODE_ENV === 'development') {
    if (onSortChange === undefined) checkSorting(caption, columns);
    if (resizable && columnWidths !== undefined && onColumnWidthsChange === undefined)
      checkChange(`The table "${caption}"`, 'columnWidths', 'onColumnWidthsChange');
    checkPageLater();
  }
  const selectable = onSelectionChange !== undefined;
  const hasStrip = selectable && !isEmpty(bulkActions);
  const headState = useMemo(() => selectionState(ids, selection), [ids, selection]);
  const rowSelection = useRowSelection({ ids, selection, onSelectionChange });

  /* "View all" moves away from under the focus, perhaps by thousands of rows: the first new row takes the focus. */
  const [revealing, setRevealing] = useState(false);
  const toggleViewAll = () => {
    retry();
    setRevealing(!viewAll);
    setViewAll(!viewAll);
  };

  const [widths, setWidths] = useState<ReadonlyMap<string, string>>();
  const rowHeader = (columns.find((column) => column.rowHeader) ?? columns[0])?.id;
  /* A search may leave few rows of a long list and show all again: windowed once, the rows stay what they are. */
  const [wasLong, setWasLong] = useState(false);
  const isLong = viewAll && (wasLong || rows.length > windowThreshold);
  if (isLong !== wasLong) setWasLong(isLong);
  const windowed = isLong && rows.length > 0;
  const { code: WindowedRows, failed, retry } = useOnDemand(windowedCode, isLong, () => setViewAll(false));
  const focusFirstNewRow = useCallback(() => {
    if (!revealing) return;
    const place = windowed ? `tr[data-index="${tableInitialRows}"]` : `tr:nth-child(${tableInitialRows + 1})`;
    const row = table.current?.querySelector(`tbody ${place}`);
    if (!row) return;
    setRevealing(false);
    row.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }, [revealing, windowed]);
  const onLaidOut = useCallback(
    (measured: typeof widths) => {
      setWidths(measured);
      focusFirstNewRow();
    },
    [focusFirstNewRow],
  );
  /* A server has no viewport to say which rows are near. */
  const hydrated = useHydrated();
  const [chosenWidths, setChosenWidths] = useControlled<ColumnWidths>(columnWidths, {}, onColumnWidthsChange);
  const { code: extras } = useOnDemand(extrasCode, resizable || rowHref !== undefined);
  const events = (rowHref && extras?.rowLinkEvents(rowSelection.events)) ?? rowSelection.events;
  const resizing =
    resizable && hydrated
      ? extras?.resizingOf({
          columns,
          rowHeader,
          selectable,
          textOf: headerText,
          widths: chosenWidths,
          onChange: setChosenWidths,
        })
      : undefined;
  useIsomorphicLayoutEffect(() => {
    if (viewAll && !windowed) focusFirstNewRow();
  }, [viewAll, windowed, focusFirstNewRow]);
  const noRows = rows.length === 0 && !loading;
  const count = number.format(rows.length);
  const selectedCount = selection.size > 0 ? number.format(selection.size) : undefined;

  const renderRow = (index: number, measure?: MeasureRow) => {
    const row = rows[index];
    const id = ids[index];
    if (row === undefined || id === undefined) return null;
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        columns={columns}
        rowHeader={rowHeader}
        selectLabel={selectable ? messages.selectRow(getRowLabel(row)) : undefined}
        selected={selection.has(id)}
        highlighted={highlighted?.has(id) ?? false}
        onToggle={rowSelection.onToggle}
        href={rowHref?.(row)}
        rowProps={rowProps}
        index={windowed ? index : undefined}
        measure={measure}
      />
    );
  };

  const plainRows = (visible: number) => (
    <tbody {...roles.group} className={styles.body} {...events}>
      {Array.from({ length: Math.min(visible, rows.length) }, (_, index) => renderRow(index))}
      {windowed && <Spacer height={(rows.length - visible) * rowHeight} />}
    </tbody>
  );

  return (
    <div className={styles.root}>
      {sortColumns.length > 0 && onSortChange !== undefined && (loading || rows.length > 1) && (
        <SortSelect columns={sortColumns} sort={sort} onSortChange={onSortChange} inset={variant === 'plain'} />
      )}
      <div className={styles.frame[variant]}>
        {hasStrip && (
          <SelectionStrip
            caption={caption}
            rowCount={loading && rows.length === 0 ? undefined : count}
            selectedCount={selectedCount}
            bulkActions={bulkActions}
            onClear={rowSelection.onClear}
          />
        )}
        <table
          {...attributes}
          ref={useMergedRef(table, ref)}
          {...roles.table}
          className={styles.table}
          data-held={(isLong && widths !== undefined) || undefined}
          {...resizing?.table}
          data-strip={hasStrip || undefined}
          aria-rowcount={windowed ? rows.length + 1 : undefined}
          aria-busy={loading || undefined}
        >
          <caption className={visuallyHidden}>{caption}</caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selection={selectable ? headState : undefined}
            onToggleAll={rowSelection.onToggleAll}
            empty={noRows}
            loading={loading && rows.length === 0}
            selectRef={rowSelection.headRef}
            widths={isLong ? widths : undefined}
            windowed={windowed}
            resizedHead={resizing?.head}
          />
          {loading && rows.length === 0 && (
            <SkeletonRows columns={columns} count={loadingRows} selectable={selectable} rowHeader={rowHeader} />
          )}
          {noRows && (
            <tbody {...roles.group} className={styles.body}>
              <tr {...roles.row} className={styles.emptyRow}>
                <td {...roles.cell} className={styles.emptyCell} colSpan={columns.length + (selectable ? 1 : 0)}>
                  {filtered ? noMatch : empty}
                </td>
              </tr>
            </tbody>
          )}
          {rows.length > 0 && !windowed && plainRows(viewAll ? rows.length : tableInitialRows)}
          {isLong && hydrated && WindowedRows ? (
            <WindowedRows
              ids={ids}
              columns={columns}
              renderRow={renderRow}
              events={events}
              toFocus={revealing ? tableInitialRows : undefined}
              onLaidOut={onLaidOut}
            />
          ) : (
            windowed && plainRows(fallbackRows)
          )}
        </table>
        {rows.length > tableInitialRows && (canChangeView || failed) && (
          <div className={parts.foot}>
            {canChangeView && (
              <button type="button" className={parts.viewAllButton} onClick={toggleViewAll}>
                {viewAll ? messages.viewFirst(number.format(tableInitialRows)) : messages.viewAll(count)}
              </button>
            )}
            {failed && (
              <p role="alert" className={parts.failure}>
                {popup.failed}
              </p>
            )}
          </div>
        )}
      </div>
      <div role="status" className={visuallyHidden}>
        {loading && rows.length === 0 && messages.loading}
        {selectedCount && messages.selected(selectedCount)}
      </div>
    </div>
  );
});
