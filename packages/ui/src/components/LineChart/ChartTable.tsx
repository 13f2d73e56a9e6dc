import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Table } from '../Table/Table.js';
import type { TableColumn } from '../Table/types.js';
import type { Format } from './format.js';
import type { LineChartSeries } from './types.js';

interface ChartTableProps {
  label: string;
  series: readonly LineChartSeries[];
  times: readonly number[];
  valueAt: (series: LineChartSeries, time: number) => number | null;
  format: Format;
}

const idOf = (time: number): string => String(time);

/** The figures of a chart, newest first. */
export function ChartTable({ label, series, times, valueAt, format }: ChartTableProps) {
  const messages = useOnDemandMessages('lineChart');
  const columns: TableColumn<number>[] = [
    { id: 'time', header: messages.time, cell: format.time, isRowHeader: true },
    ...series.map((one): TableColumn<number> => ({
      id: one.id,
      header: one.label,
      align: 'end',
      cell: (time) => {
        const value = valueAt(one, time);
        return value === null ? null : format.value(value);
      },
    })),
  ];
  return <Table caption={label} columns={columns} rows={times.toReversed()} getRowId={idOf} empty={messages.empty} />;
}
