import { forwardRef, useId, useMemo } from 'react';
import { onDemand } from '../../internal/onDemand.js';
import { useTimeZone } from '../../internal/useTimeZone.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChartFrame } from '../Chart/ChartFrame.js';
import { ChartLegend } from '../Chart/ChartLegend.js';
import { sumOf } from '../Chart/sumOf.js';
import { useShownSeries } from '../Chart/useShownSeries.js';
import { TimePlot } from './TimePlot.js';
import { extentOf } from '../Chart/scale.js';
import type { TimeShape } from './shape.js';
import type { LineChartProps, LineChartSeries } from './types.js';
import { useFormat } from './format.js';

const valuesOf = ({ points }: LineChartSeries): (number | null)[] => points.map(({ value }) => value);

const tableCode = onDemand(async () => (await import('./ChartTable.js')).ChartTable);

interface TimeChartProps extends LineChartProps {
  shape: TimeShape;
}

/** A chart over time of any shape, with a read-out by pointer and keyboard, and the same figures as a table. */
export const TimeChart = forwardRef<HTMLElement, TimeChartProps>(function TimeChart(props, ref) {
  const { shape, label, series, max, height = 200, formatValue, formatTime, timeZone: givenZone, ...rest } = props;
  const { hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange, ...attributes } = rest;
  const messages = useOnDemandMessages('lineChart', english.lineChart);
  const { total } = useOnDemandMessages('chart', english.chart);
  const id = useId().replaceAll(/\W/g, '');
  const { placed, shown, isShown, toggle } = useShownSeries(series, {
    hiddenSeries,
    defaultHiddenSeries,
    onHiddenSeriesChange,
  });

  // Those of hidden series too, so that time does not move when one is hidden.
  const times = useMemo(
    () => [...new Set(series.flatMap((one) => one.points.map((point) => point.time)))].toSorted((a, b) => a - b),
    [series],
  );
  const lookup = useMemo(
    () => new Map(series.map((one) => [one.id, new Map(one.points.map((point) => [point.time, point.value]))])),
    [series],
  );
  const valueAt = (one: LineChartSeries, time: number) => lookup.get(one.id)?.get(time) ?? null;
  const timeZone = useTimeZone(givenZone);
  const format = useFormat({ formatValue, formatTime, timeZone }, (times.at(-1) ?? 0) - (times[0] ?? 0));

  /* What came before a gap is not the latest. */
  const latestOf = (values: readonly (number | null)[]) => {
    const latest = values.at(-1) ?? null;
    return latest === null ? messages.missing : format.value(latest);
  };
  const describe = (name: string, values: readonly (number | null)[]) => {
    const extent = extentOf(values.flatMap((value) => value ?? []));
    if (extent === undefined) return `${name}: ${messages.missing}`;
    const [lowest, highest] = extent;
    return `${name}: ${messages.lowest} ${format.value(lowest)}, ${messages.highest} ${format.value(highest)}, ${messages.latest} ${latestOf(values)}`;
  };
  const totals = () => times.map((time) => sumOf(shown.map((one) => valueAt(one, time))) ?? null);
  const summary = [
    ...shown.map((one) => describe(one.label, valuesOf(one))),
    ...(shape.isStacked && shown.length > 1 ? [describe(total, totals())] : []),
  ];
  const hasValues = series.some((one) => one.points.some((point) => point.value !== null));

  return (
    <ChartFrame
      {...attributes}
      ref={ref}
      label={label}
      kind="line"
      height={height}
      empty={hasValues ? undefined : messages.empty}
      tableCode={tableCode}
      tableProps={{ label, series: shown, times, valueAt, isSummed: shape.isStacked, format }}
      chart={
        <>
          <TimePlot
            id={id}
            shape={shape}
            label={label}
            summary={summary.join('. ')}
            series={shown}
            count={placed.length}
            times={times}
            valueAt={valueAt}
            format={format}
            timeZone={timeZone}
            max={max}
            height={height}
          />
          <ChartLegend
            isShown={isShown}
            onToggle={toggle}
            entries={placed.map((one) => ({
              id: one.id,
              label: one.label,
              sample: <shape.Sample id={id} index={one.index} />,
              value: latestOf(valuesOf(one)),
            }))}
          />
        </>
      }
    />
  );
});
