import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../messages/messages.js';
import { useHydrated } from '../useHydrated.js';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.js';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import { SelectionStrip } from './SelectionStrip.js';
import { SkeletonRows } from './SkeletonRows.js';
import { SortSelect } from './SortSelect.js';
import { Spacer } from './Spacer.js';
import * as css from './Table.css.js';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import type { MeasureRow } from './WindowedRows.js';
import * as parts from './parts.css.js';
import { firstRows, rowHeight, windowThreshold } from './constants.js';
import { selectionState } from './selection.js';
import { useControllableFlag } from './stable.js';
import type { TableProps } from './types.js';
import { roles } from './roles.js';
import { useRowSelection } from './useRowSelection.js';

const WindowedRows = lazy(() => import('./WindowedRows.js'));

/** How many rows stand in on a server, and while the windowing itself is fetched. */
const fallbackRows = 30;

const nothingSelected: ReadonlySet<string> = new Set();

/**
 * A list of like things with their facts: a semantic table with sorting, "View all" after ten rows, selection and
 * row actions. Narrower than 600 px its rows become cards (A 9).
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getRowId, getRowLabel = getRowId, sort, onSortChange, onSelectedChange } = props;
  const { loading = false, loadingRows = 5, filtered = false, highlighted, bulkActions, variant = 'framed' } = props;
  const words = useMessages('table');
  const { locale } = useLocale();
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const table = useRef<HTMLTableElement>(null);
  const [viewAll, setViewAll] = useControllableFlag(props.viewAll, props.onViewAllChange);

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const selectable = onSelectedChange !== undefined;
  const selected = props.selected ?? nothingSelected;
  const headState = useMemo(() => selectionState(ids, selected), [ids, selected]);
  const selection = useRowSelection({ ids, selected, onSelectedChange });

  /* "View all" moves away from under the focus, perhaps by thousands of rows: the first new row takes the focus. */
  const revealing = useRef(false);
  const focusFirstNewRow = useCallback(() => {
    if (!revealing.current) return;
    revealing.current = false;
    const row = table.current?.querySelectorAll('tbody tr')[firstRows];
    row?.querySelector<HTMLElement>('a, button, input')?.focus({ preventScroll: true });
  }, []);
  const toggleViewAll = () => {
    revealing.current = !viewAll;
    setViewAll(!viewAll);
  };

  const [widths, setWidths] = useState<ReadonlyMap<string, string>>();
  const onLaidOut = useCallback(() => {
    setWidths(measuredWidths(table.current));
    focusFirstNewRow();
  }, [focusFirstNewRow]);

  const rowHeader = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const sortable = columns.filter((column) => column.sortable);
  const windowed = viewAll && rows.length > windowThreshold;
  /* A server has no viewport to say which rows are near. */
  const hydrated = useHydrated();
  useIsomorphicLayoutEffect(() => {
    if (viewAll && !windowed) focusFirstNewRow();
  }, [viewAll, windowed, focusFirstNewRow]);
  const empty = rows.length === 0 && !loading;
  const count = number.format(rows.length);
  const selectedCount = selected.size > 0 ? number.format(selected.size) : undefined;

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
        selectLabel={selectable ? words.selectRow(getRowLabel(row)) : undefined}
        selected={selected.has(id)}
        highlighted={highlighted?.has(id) ?? false}
        onToggle={selection.onToggle}
        index={windowed ? index : undefined}
        measure={measure}
      />
    );
  };

  const plainRows = (shown: number) => (
    <tbody {...roles.group} className={css.body} {...selection.events}>
      {Array.from({ length: Math.min(shown, rows.length) }, (_, index) => renderRow(index))}
      {windowed && <Spacer height={(rows.length - shown) * rowHeight} />}
    </tbody>
  );

  return (
    <div className={css.root}>
      {sortable.length > 0 && onSortChange !== undefined && (loading || rows.length > 1) && (
        <SortSelect columns={sortable} sort={sort} onSortChange={onSortChange} inset={variant === 'plain'} />
      )}
      <div className={css.frame[variant]}>
        {bulkActions !== undefined && selectable && (
          <SelectionStrip
            caption={caption}
            rowCount={loading && rows.length === 0 ? undefined : count}
            selectedCount={selectedCount}
            bulkActions={bulkActions}
            onClear={selection.onClear}
          />
        )}
        <table
          ref={table}
          {...roles.table}
          className={css.table}
          data-held={(windowed && widths !== undefined) || undefined}
          data-strip={(bulkActions !== undefined && selectable) || undefined}
          aria-rowcount={windowed ? rows.length + 1 : undefined}
          aria-busy={loading || undefined}
        >
          <caption className={hidden}>{caption}</caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selection={selectable ? headState : undefined}
            onToggleAll={selection.onToggleAll}
            empty={rows.length === 0}
            selectRef={selection.headRef}
            widths={windowed ? widths : undefined}
            windowed={windowed}
          />
          {loading && rows.length === 0 && (
            <SkeletonRows columns={columns} count={loadingRows} selectable={selectable} rowHeader={rowHeader} />
          )}
          {empty && (
            <tbody {...roles.group} className={css.body}>
              <tr {...roles.row} className={css.emptyRow}>
                <td {...roles.cell} className={css.emptyCell} colSpan={columns.length + (selectable ? 1 : 0)}>
                  {filtered ? (props.noMatch ?? props.empty) : props.empty}
                </td>
              </tr>
            </tbody>
          )}
          {rows.length > 0 && !windowed && plainRows(viewAll ? rows.length : firstRows)}
          {windowed && !hydrated && plainRows(fallbackRows)}
          {windowed && hydrated && (
            <Suspense fallback={plainRows(fallbackRows)}>
              <WindowedRows ids={ids} renderRow={renderRow} events={selection.events} onLaidOut={onLaidOut} />
            </Suspense>
          )}
        </table>
        {rows.length > firstRows && (
          <div className={parts.foot}>
            <button type="button" className={parts.viewAllButton} onClick={toggleViewAll}>
              {viewAll ? words.viewFirst(number.format(firstRows)) : words.viewAll(count)}
            </button>
          </div>
        )}
      </div>
      <div role="status" className={hidden}>
        {loading && rows.length === 0 ? words.loading : ''}
        {selectedCount === undefined ? '' : words.selected(selectedCount)}
      </div>
    </div>
  );
}

/** The widths of the columns as they are, in percent of the table, by column id. */
function measuredWidths(table: HTMLTableElement | null): ReadonlyMap<string, string> | undefined {
  const whole = table?.offsetWidth ?? 0;
  const widths = new Map<string, string>();
  for (const head of table?.querySelectorAll<HTMLElement>('th[data-column]') ?? []) {
    const id = head.dataset['column'];
    if (id !== undefined && head.offsetWidth > 0) widths.set(id, `${(head.offsetWidth / whole) * 100}%`);
  }
  return widths.size > 0 ? widths : undefined;
}
