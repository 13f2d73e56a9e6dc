import type { CSSProperties, ReactNode } from 'react';
import { ColumnHandle } from './ColumnHandle.js';
import { widthSum, widthSums } from './ColumnHandle.css.js';
import { chosenWidths, isResizable } from './columnWidths.js';
import type { ColumnWidths, TableColumn } from './types.js';

interface ResizingOptions<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[];
  rowHeader: string | undefined;
  selectable: boolean;
  /** The heading of a column as text. */
  textOf: (column: TableColumn<never>) => string;
  /** The chosen widths; none while all are natural. */
  widths: ColumnWidths;
  onChange: (widths: ColumnWidths) => void;
}

/** What the head of a column has more where widths can be changed. */
export interface ResizedHead {
  attributes: { style?: CSSProperties; 'data-resizable'?: true; 'aria-label'?: string };
  handle: ReactNode;
}

const isAny = (widths: ColumnWidths): boolean => Object.keys(widths).length > 0;

/** What a table and its head have more where the widths of columns can be changed. */
export function resizingOf<Row, Id extends string>({
  columns,
  rowHeader,
  selectable,
  textOf,
  widths,
  onChange,
}: ResizingOptions<Row, Id>) {
  const chosen = isAny(widths)
    ? chosenWidths(columns, { chosen: widths, rowHeader, selectable, sum: widthSum })
    : undefined;
  const change = (next: ColumnWidths) => onChange(isAny(next) ? { ...widths, ...next } : next);
  return {
    table: chosen && {
      style: Object.fromEntries(chosen.sums.map((sum, at) => [widthSums[at], sum])),
      'data-held': true,
    },
    head: (column: TableColumn<Row, Id>): ResizedHead => {
      const isSized = isResizable(column);
      return {
        attributes: {
          /* The row header takes what is left over, also where it has a width of its own. */
          ...(chosen && { style: { inlineSize: chosen.widths.get(column.id) } }),
          /* Its own words, without those of the handle. */
          ...(isSized && { 'data-resizable': true, 'aria-label': textOf(column) }),
        },
        handle: isSized && column !== columns[0] && (
          <ColumnHandle id={column.id} columns={columns} textOf={textOf} onChange={change} />
        ),
      };
    },
  };
}
