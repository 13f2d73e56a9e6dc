import { forwardRef, useId, useMemo, useState } from 'react';
import { ChartLine, Table2 } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ChartTable } from './ChartTable.js';
import * as styles from './LineChart.css.js';
import { LineSample, Plot } from './Plot.js';
import { extentOf } from './scale.js';
import type { LineChartProps, LineChartSeries } from './types.js';
import { useFormat } from './format.js';

const valuesOf = (series: LineChartSeries): number[] => series.points.flatMap((point) => point.value ?? []);

/** Measurements over time as lines, with a read-out by pointer and keyboard, and the same figures as a table. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(props, ref) {
  const { label, series, max, height = 200, formatValue, formatTime, ...attributes } = props;
  const words = useMessages('lineChart');
  const id = useId();
  const [asTable, setAsTable] = useState(false);

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
    if (latest === undefined || extent === undefined) return `${one.label}: ${words.missing}`;
    const [lowest, highest] = extent;
    return `${one.label}: ${words.lowest} ${format.value(lowest)}, ${words.highest} ${format.value(highest)}, ${words.latest} ${format.value(latest)}`;
  });
  const hasValues = series.some((one) => one.points.some((point) => point.value !== null));

  return (
    <figure aria-labelledby={id} {...attributes} ref={ref} className={styles.figure}>
      <div className={styles.head}>
        <figcaption id={id} className={styles.title}>
          {label}
        </figcaption>
        {hasValues && (
          <Button variant="quiet" size="small" icon={asTable ? ChartLine : Table2} onClick={() => setAsTable(!asTable)}>
            {asTable ? words.asChart : words.asTable}
          </Button>
        )}
      </div>
      {!hasValues && (
        <div className={styles.empty} style={{ minBlockSize: height }}>
          <EmptyState picture="chart">{words.empty}</EmptyState>
        </div>
      )}
      {hasValues && asTable && (
        <ChartTable label={label} series={series} times={times} valueAt={valueAt} format={format} />
      )}
      {hasValues && !asTable && (
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
      )}
    </figure>
  );
});
