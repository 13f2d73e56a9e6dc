import type { ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { nodeText } from '../../internal/props.js';

/** The widths of columns that somebody chose, in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

export interface TableColumn<Row, Id extends string = string> {
  /** Unique within the table; the name of the column in `sort`. */
  id: Id;
  /** The heading. Nothing in it can be pressed, as it may stand in a button: an InfoIcon goes into `info`. */
  header: ReactNode;
  /** The text of a `header` that a component renders: for the label in cards and the choice of an order. */
  textValue?: string | undefined;
  /** After the heading, for an InfoIcon. Cards do not show it. */
  info?: ReactNode;
  /** A shorter or longer label for cards. Default: the text of the heading. */
  mobileLabel?: string | undefined;
  /**
   * What the cell shows: links, menus and status too. Nothing, `null` or an empty string where the row has no such value:
   * the table shows a dash, and cards leave the cell out with its label. A value that may still come is a dash or a
   * skeleton of the caller's, so that a card does not grow when it comes.
   */
  cell: (row: Row) => ReactNode;
  /** Whether its heading is a button that sorts. Default false. */
  sortable?: boolean | undefined;
  /** `end` for numbers and money: aligned at the end in tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** A CSS length for the column; without it the content decides. */
  width?: string | undefined;
  /** Whether its width can be changed where those of the table can. Default true. */
  resizable?: boolean | undefined;
  /** The least width that can be chosen, in px. Default 64. */
  minWidth?: number | undefined;
  /** A secondary fact, left out while the table is narrower than 800, 1,040 or 1,200 px; cards show it. */
  hideBelow?: 'medium' | 'large' | 'wide' | undefined;
  /** The cell that names the row. The first column where none says so. */
  rowHeader?: boolean | undefined;
  /** Whether a card puts the label before the cell that names the row: for one that is a bare number. Default false. */
  rowHeaderLabelled?: boolean | undefined;
  /** The column of row actions: its heading is only read out, and a card shows it in the corner. */
  actions?: boolean | undefined;
}

export interface TableSort<Id extends string = string> {
  /** Id of the column. */
  column: Id;
  /** `ascending` puts the least first. */
  direction: 'ascending' | 'descending';
}

/** The heading of a column as text. */
export const headerText = <Row>({ textValue, header }: Pick<TableColumn<Row>, 'textValue' | 'header'>): string =>
  textValue ?? nodeText(header);

export interface TableProps<Row, ColumnId extends string = string> extends Omit<
  NativeAttributes<HTMLTableElement>,
  'role'
> {
  /** Names the table for screen readers, and stands in the selection strip. */
  caption: string;
  /** Keep it stable (a constant or `useMemo`): a new array renders every row again. */
  columns: readonly TableColumn<Row, ColumnId>[];
  /** In the order to show, filtered. A row that did not change must be the same object, so that it is not rendered again. */
  rows: readonly Row[];
  /** The id of a row: unique, and the same however the rows are sorted. */
  getRowId: (row: Row) => string;
  /** The name of a row, for the label of its checkbox. Default: the id. */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** How `rows` are sorted, to mark the column. Left out, no column is marked. */
  sort?: TableSort<NoInfer<ColumnId>> | undefined;
  /** The columns by which cards offer to sort, which have no headings: hidden ones too. Default those of `columns` that are `sortable`. */
  sortColumns?: readonly TableColumn<Row, ColumnId>[] | undefined;
  /** Without it no column can be sorted. The caller sorts `rows`. */
  onSortChange?: ((sort: TableSort<ColumnId>) => void) | undefined;
  /** Rows are on their way: skeleton rows of the right shape where there are none yet. Default false. */
  loading?: boolean | undefined;
  /** How many skeleton rows. Default 5. */
  loadingRows?: number | undefined;
  /** What stands in the empty row: one sentence, or an EmptyState. */
  empty: ReactNode;
  /** A filter is applied, so no rows means no match. Default false. */
  filtered?: boolean | undefined;
  /** What stands in the empty row while `filtered`. Default: `empty`. */
  noMatch?: ReactNode | undefined;
  /**
   * Whether all rows are shown, where the caller keeps it. Left out, the table keeps this itself; without `onViewAllChange`
   * it stays so, and there is no button.
   */
  viewAll?: boolean | undefined;
  /** Called with whether all rows are now shown. */
  onViewAllChange?: ((viewAll: boolean) => void) | undefined;
  /** Ids of the selected rows; rows can be selected when `onSelectionChange` is given. */
  selection?: ReadonlySet<string> | undefined;
  /** Called with the ids of all selected rows. Without it rows cannot be selected. */
  onSelectionChange?: ((selection: ReadonlySet<string>) => void) | undefined;
  /** Buttons for the selected rows. They replace the caption in a strip above the table. */
  bulkActions?: ReactNode | undefined;
  /** Ids of rows to point out, such as one that was just created. */
  highlighted?: ReadonlySet<string> | undefined;
  /**
   * Where a row leads: a press anywhere in it, the middle button and Ctrl or ⌘ too. The cell that names the row becomes a
   * link there, so nothing else in that cell can be pressed; buttons and boxes of the row work as ever. Until
   * the code for presses has come, only that link leads there.
   */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Attributes of a row's element, such as `data-*`; the table's own win. A stable function: a new one renders every row again. */
  rowProps?: ((row: Row) => Omit<NativeAttributes<HTMLTableRowElement>, 'role'>) | undefined;
  /** Whether the widths of the columns can be changed, by handles in the head, whose code comes on demand. Cards have none. Default false. */
  resizable?: boolean | undefined;
  /** Chosen widths in px by column id, as `onColumnWidthsChange` gave them. Left out, the table keeps them itself. */
  columnWidths?: ColumnWidths | undefined;
  /** Called with the widths of all columns in sight and of those chosen before; empty when all are natural again. */
  onColumnWidthsChange?: ((widths: ColumnWidths) => void) | undefined;
  /** `plain` has no border of its own: for a table inside a Card. */
  variant?: 'framed' | 'plain' | undefined;
}
