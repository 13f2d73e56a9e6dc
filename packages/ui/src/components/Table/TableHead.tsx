import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { RefObject } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import { useMessages } from '../../messages/messages.js';
import { SelectBox } from './SelectBox.js';
import * as css from './Table.css.js';
import { headClass } from './classes.js';
import { roles } from './roles.js';
import type { TableColumn, TableSort } from './types.js';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  selection: 'none' | 'some' | 'all' | undefined;
  onToggleAll: (checked: boolean) => void;
  /** There is no row that could be selected. */
  empty: boolean;
  selectRef: RefObject<HTMLInputElement | null>;
  /** Widths measured before the rows were windowed, by column id: the columns must not move while one scrolls. */
  widths: ReadonlyMap<string, string> | undefined;
  windowed: boolean;
}

/** The same column again turns the direction; another one starts ascending. */
const nextSort = (column: string, sort: TableSort | undefined): TableSort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The row of column headings. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortChange, selection, onToggleAll, empty, selectRef, widths, windowed } = props;
  const words = useMessages('table');
  return (
    <thead {...roles.group} className={selection === undefined || empty ? css.headWithoutSelection : css.head}>
      <tr {...roles.row} className={css.headRow} aria-rowindex={windowed ? 1 : undefined}>
        {selection !== undefined && (
          <th {...roles.columnHeader} scope="col" className={css.selectHead} data-label={words.selectAll}>
            <SelectBox label={words.selectAll} state={selection} inputRef={selectRef} onChange={onToggleAll} />
          </th>
        )}
        {columns.map((column) => {
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
            >
              {column.sortable === true && onSortChange !== undefined ? (
                <button
                  type="button"
                  className={css.sortButton}
                  data-sorted={direction !== undefined || undefined}
                  data-align={column.align}
                  onClick={() => onSortChange(nextSort(column.id, sort))}
                >
                  {column.header}
                  <SortIcon size={14} strokeWidth={1.75} className={css.sortIcon} />
                </button>
              ) : (
                <span className={column.isActions === true ? hidden : undefined}>{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
