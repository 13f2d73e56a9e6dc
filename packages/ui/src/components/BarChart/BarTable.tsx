import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { figureColumn, figureHeading } from '../Chart/figureColumn.js';
import { Table } from '../Table/Table.js';
import type { TableColumn } from '../Table/types.js';
import { totalAt } from './stack.js';
import type { BarChartProps } from './types.js';

type BarTableProps = Pick<BarChartProps, 'label' | 'categoryLabel' | 'categories' | 'series'> & {
  format: (value: number) => string;
};

interface Row {
  id: string;
  label: string;
  index: number;
}

const idOf = ({ id }: Row): string => id;

/** The figures of a chart, a row a bar. */
export function BarTable({ label, categoryLabel, categories, series, format }: BarTableProps) {
  const messages = useOnDemandMessages('barChart', english.barChart);
  const chartMessages = useOnDemandMessages('chart', english.chart);
  const numbers = (id: string, header: string, valueAt: (index: number) => number | null | undefined) =>
    figureColumn<Row>({ id, header, valueOf: ({ index }) => valueAt(index), format });
  const columns: TableColumn<Row>[] = [
    { id: 'category', ...figureHeading(categoryLabel), cell: (row) => row.label, rowHeader: true },
    ...series.map((one) => numbers(`series-${one.id}`, one.label, (index) => one.values[index])),
    ...(series.length > 1 ? [numbers('total', chartMessages.total, (index) => totalAt(series, index))] : []),
  ];
  const rows = categories.map((category, index) => ({ id: category.id, label: category.label, index }));
  return <Table caption={label} columns={columns} rows={rows} getRowId={idOf} empty={messages.empty} />;
}
