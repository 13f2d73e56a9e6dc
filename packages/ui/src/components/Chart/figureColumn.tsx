import type { TableColumn } from '../Table/types.js';
import * as styles from './figureColumn.css.js';

interface FigureColumn<Row> {
  id: string;
  header: string;
  valueOf: (row: Row) => number | null | undefined;
  format: (value: number) => string;
}

/** The heading of a column in the table of a chart: in several lines where many series stand beside each other. */
export const figureHeading = (header: string): Pick<TableColumn<never>, 'header' | 'textValue'> => ({
  header: <span className={styles.tableHeading}>{header}</span>,
  textValue: header,
});

/** The column of a series, or of the totals, in the table of a chart. */
export const figureColumn = <Row,>({ id, header, valueOf, format }: FigureColumn<Row>): TableColumn<Row> => ({
  ...figureHeading(header),
  id,
  align: 'end',
  cell: (row) => {
    const value = valueOf(row);
    return value === null || value === undefined ? null : format(value);
  },
});
