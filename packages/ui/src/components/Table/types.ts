import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Unique within the table; the name of the column in `sort`. */
  id: string;
  /** The heading, and the label of the fact in a card. */
  header: string;
  /** A shorter or longer label for cards. */
  mobileLabel?: string;
  /** What the cell shows. Links, menus and status come from here. */
  cell: (row: Row) => ReactNode;
  /** Whether its heading is a button that sorts. Default false. */
  sortable?: boolean;
  /** `end` for numbers and money: aligned at the end in tabular figures. */
  align?: 'start' | 'end';
  /** A CSS length for the column; without it the content decides. */
  width?: string;
  /** A secondary fact, left out while the table is narrower than 800, 1,040 or 1,200 px; cards show it. */
  hideBelow?: 'medium' | 'large' | 'wide';
  /** The cell that names the row. The first column where none says so. */
  isRowHeader?: boolean;
  /** The column of row actions: its heading is only read out, and a card shows it in the corner. */
  isActions?: boolean;
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  /** `ascending` puts the least first. */
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table for screen readers, and stands in the selection strip. */
  caption: string;
  /** Keep it stable (a constant or `useMemo`): a new array renders every row again. */
  columns: readonly TableColumn<Row>[];
  /** In the order to show, filtered. A row that did not change must be the same object, so that it is not rendered again. */
  rows: readonly Row[];
  /** The id of a row: unique, and the same however the rows are sorted. */
  getRowId: (row: Row) => string;
  /** The name of a row, for the label of its checkbox. Default: the id. */
  getRowLabel?: (row: Row) => string;
  /** How `rows` are sorted, to mark the column. Left out, no column is marked. */
  sort?: TableSort;
  /** Without it no column can be sorted. The caller sorts `rows`. */
  onSortChange?: (sort: TableSort) => void;
  /** No rows yet: shows skeleton rows of the right shape. */
  loading?: boolean;
  /** How many skeleton rows. Default 5. */
  loadingRows?: number;
  /** What stands in the empty row: one sentence, or an EmptyState. */
  empty: ReactNode;
  /** A filter is in force, so no rows means no match. */
  filtered?: boolean;
  /** What stands in the empty row while `filtered`. Default: `empty`. */
  noMatch?: ReactNode;
  /** Whether all rows are shown; without it the table keeps this itself. */
  viewAll?: boolean;
  /** Called with whether all rows are now shown. */
  onViewAllChange?: (viewAll: boolean) => void;
  /** Ids of the selected rows; rows can be selected when `onSelectedChange` is given. */
  selected?: ReadonlySet<string>;
  /** Called with the ids of all selected rows. Without it rows cannot be selected. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Buttons for the selected rows. They replace the title in a strip above the table. */
  bulkActions?: ReactNode;
  /** Ids of rows to point out, such as one that was just created. */
  highlighted?: ReadonlySet<string>;
  /** `plain` has no border of its own: for a table inside a Card. */
  variant?: 'framed' | 'plain';
}
