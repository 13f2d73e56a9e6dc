import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { RefObject } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { SelectBox } from './SelectBox.js';
import * as styles from './Table.css.js';
import { headClass, roles } from './markup.js';
import type { ResizedHead } from './resizing.js';
import type { TableColumn, TableSort } from './types.js';

interface TableHeadProps<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[];
  sort: TableSort<Id> | undefined;
  onSortChange: ((sort: TableSort<Id>) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined;
  onToggleAll: (checked: boolean) => void;
  /** There is no row that could be selected, and none is on its way. */
  empty: boolean;
  /** Rows are on their way: a press on "Select all" would select none of them. */
  loading: boolean;
  selectRef: RefObject<HTMLInputElement | null>;
  /** Widths measured before the rows were windowed, by column id: the columns must not move while one scrolls. */
  widths: ReadonlyMap<string, string> | undefined;
  windowed: boolean;
  /** What a column whose width can be changed has more, once the code for that is there. */
  resizedHead: ((column: TableColumn<Row, Id>) => ResizedHead) | undefined;
}

/** The same column again reverses the direction; another one starts ascending. */
const nextSort = <Id extends string>(column: Id, sort: TableSort<Id> | undefined): TableSort<Id> => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The row of column headings. */
export function TableHead<Row, Id extends string>(props: TableHeadProps<Row, Id>) {
  const { columns, sort, onSortChange, selection, onToggleAll, empty, loading, selectRef, widths, windowed } = props;
  const { resizedHead } = props;
  const messages = useOnDemandMessages('table', english.table);
  return (
    <thead {...roles.group} className={selection === undefined || empty ? styles.headWithoutSelection : styles.head}>
      <tr {...roles.row} className={styles.headRow} aria-rowindex={windowed ? 1 : undefined}>
        {selection !== undefined && (
          <th {...roles.columnHeader} scope="col" className={styles.selectHead} data-label={messages.selectAll}>
            <SelectBox
              label={messages.selectAll}
              state={selection}
              inputRef={selectRef}
              disabled={loading}
              onChange={onToggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const resized = resizedHead?.(column);
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const SortIcon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
          return (
            <th
              key={column.id}
              {...roles.columnHeader}
              scope="col"
              className={headClass(column)}
              style={{ inlineSize: widths?.get(column.id) ?? column.width }}
              aria-sort={direction}
              data-column={column.id}
              {...resized?.attributes}
            >
              {resized?.handle}
              {column.sortable === true && onSortChange !== undefined ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  data-sorted={direction !== undefined || undefined}
                  data-align={column.align}
                  onClick={() => onSortChange(nextSort(column.id, sort))}
                >
                  <span className={styles.value}>{column.header}</span>
                  <SortIcon size={14} strokeWidth={1.75} className={styles.sortIcon} />
                </button>
              ) : (
                <span className={column.actions === true ? visuallyHidden : styles.value}>{column.header}</span>
              )}
              {column.info}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
