import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Table } from '../Table/Table.js';
import type { TableColumn } from '../Table/types.js';
import { figureColumn } from '../Chart/figureColumn.js';
import { sumOf } from '../Chart/sumOf.js';
import type { Format } from './format.js';
import type { LineChartSeries } from './types.js';

interface ChartTableProps {
  label: string;
  series: readonly LineChartSeries[];
  times: readonly number[];
  valueAt: (series: LineChartSeries, time: number) => number | null;
  /** With a column of the sums of several series. */
  isSummed: boolean;
  format: Format;
}

const idOf = (time: number): string => String(time);

/** The figures of a chart, newest first. */
export function ChartTable({ label, series, times, valueAt, isSummed, format }: ChartTableProps) {
  const messages = useOnDemandMessages('lineChart', english.lineChart);
  const { total } = useOnDemandMessages('chart', english.chart);
  const numbers = (id: string, header: string, valueOf: (time: number) => number | null | undefined) =>
    figureColumn<number>({ id, header, valueOf, format: format.value });
  const columns: TableColumn<number>[] = [
    { id: 'time', header: messages.time, cell: format.time, rowHeader: true },
    ...series.map((one) => numbers(`series-${one.id}`, one.label, (time) => valueAt(one, time))),
    ...(isSummed && series.length > 1
      ? [numbers('total', total, (time) => sumOf(series.map((one) => valueAt(one, time))))]
      : []),
  ];
  return <Table caption={label} columns={columns} rows={times.toReversed()} getRowId={idOf} empty={messages.empty} />;
}
