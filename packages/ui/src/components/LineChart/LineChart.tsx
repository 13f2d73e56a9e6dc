import { forwardRef, useMemo } from 'react';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChartFrame } from '../Chart/ChartFrame.js';
import * as styles from '../Chart/chart.css.js';
import { ChartTable } from './ChartTable.js';
import { LineSample, Plot } from './Plot.js';
import { extentOf } from './scale.js';
import type { LineChartProps, LineChartSeries } from './types.js';
import { useFormat } from './format.js';

const valuesOf = (series: LineChartSeries): number[] => series.points.flatMap((point) => point.value ?? []);

/** Measurements over time as lines, with a read-out by pointer and keyboard, and the same figures as a table. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(props, ref) {
  const { label, series, max, height = 200, formatValue, formatTime, ...attributes } = props;
  const messages = useOnDemandMessages('lineChart');

  const times = useMemo(
    () => [...new Set(series.flatMap((one) => one.points.map((point) => point.time)))].toSorted((a, b) => a - b),
    [series],
  );
  const lookup = useMemo(
    () => new Map(series.map((one) => [one.id, new Map(one.points.map((point) => [point.time, point.value]))])),
    [series],
  );
  const valueAt = (one: LineChartSeries, time: number) => lookup.get(one.id)?.get(time) ?? null;
  const format = useFormat({ formatValue, formatTime }, (times.at(-1) ?? 0) - (times[0] ?? 0));

  const summary = series.map((one) => {
    const values = valuesOf(one);
    const latest = values.at(-1);
    const extent = extentOf(values);
    if (latest === undefined || extent === undefined) return `${one.label}: ${messages.missing}`;
    const [lowest, highest] = extent;
    return `${one.label}: ${messages.lowest} ${format.value(lowest)}, ${messages.highest} ${format.value(highest)}, ${messages.latest} ${format.value(latest)}`;
  });
  const hasValues = series.some((one) => one.points.some((point) => point.value !== null));

  return (
    <ChartFrame
      {...attributes}
      ref={ref}
      label={label}
      kind="line"
      height={height}
      empty={hasValues ? undefined : messages.empty}
      table={<ChartTable label={label} series={series} times={times} valueAt={valueAt} format={format} />}
      chart={
        <>
          <Plot
            label={label}
            summary={summary.join('. ')}
            series={series}
            times={times}
            valueAt={valueAt}
            format={format}
            max={max}
            height={height}
          />
          <ul className={styles.legend}>
            {series.map((one, index) => {
              const latest = valuesOf(one).at(-1);
              return (
                <li key={one.id} className={styles.legendItem}>
                  <LineSample index={index} />
                  {one.label}
                  {latest !== undefined && <span className={styles.legendValue}>{format.value(latest)}</span>}
                </li>
              );
            })}
          </ul>
        </>
      }
    />
  );
});
