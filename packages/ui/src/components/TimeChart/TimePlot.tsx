import { useCallback, useMemo } from 'react';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChartCursor, useChartCursor } from '../Chart/ChartCursor.js';
import * as chart from '../Chart/chart.css.js';
import { axisWidth, ValueAxis } from '../Chart/ValueAxis.js';
import { useWidth } from '../Chart/useWidth.js';
import { sumOf } from '../Chart/sumOf.js';
import type { Placed } from '../Chart/useShownSeries.js';
import type { Format } from './format.js';
import * as styles from './TimeChart.css.js';
import { extentOf, nearestIndex, valueAt as valueOfPoints, valueTicks } from '../Chart/scale.js';
import type { TimeShape } from './shape.js';
import { timeTicks } from './timeTicks.js';
import type { LineChartSeries } from './types.js';

interface TimePlotProps {
  /** Of what is defined in the svg. */
  id: string;
  shape: TimeShape;
  label: string;
  summary: string;
  series: readonly Placed<LineChartSeries>[];
  /** How many series there are, hidden ones included. */
  count: number;
  /** All moments of all series, ascending, at least one. */
  times: readonly number[];
  /** The value of a series at a moment. */
  valueAt: (series: LineChartSeries, time: number) => number | null;
  format: Format;
  timeZone: string | undefined;
  max: number | undefined;
  height: number;
}

const margin = { top: 8, end: 12, bottom: 28 };

/** Half the width of a label of the time axis: closer to the end than this it is placed before its moment. */
const halfLabel = 32;

/** The drawn chart: axes, lines or areas, and a cursor moved by pointer, touch or arrow keys. */
export function TimePlot(props: TimePlotProps) {
  const { id, shape, label, summary, series, count, times, valueAt, format, timeZone, max, height } = props;
  const messages = useOnDemandMessages('lineChart', english.lineChart);
  const { total } = useOnDemandMessages('chart', english.chart);
  const [box, width] = useWidth();
  const cursor = useChartCursor(times.length);

  const { Drawing, Sample } = shape;
  const layers = useMemo(() => shape.layersOf(series, times), [shape, series, times]);
  const [lowest, highest] = useMemo(
    () => extentOf(layers.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []))) ?? [0, 0],
    [layers],
  );
  const ticks = valueTicks(lowest, Math.max(max ?? 0, highest));
  const tickLabels = ticks.map(format.value);
  const start = axisWidth(tickLabels);
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const plotWidth = width - start - margin.end;
  const plotHeight = height - margin.top - margin.bottom;
  const x = useCallback(
    (time: number) => start + (to > from ? (time - from) / (to - from) : 0.5) * plotWidth,
    [start, from, to, plotWidth],
  );
  const y = useCallback(
    (value: number) => margin.top + (1 - (value - bottom) / (top - bottom)) * plotHeight,
    [bottom, top, plotHeight],
  );
  /* Kept while the cursor moves: it may be of very many points. */
  const drawing = useMemo(
    () => <Drawing id={id} count={count} layers={layers} x={x} y={y} />,
    [Drawing, id, count, layers, x, y],
  );
  const tickCount = Math.max(1, Math.floor(plotWidth / 80));
  const moments = useMemo(() => timeTicks(from, to, tickCount, timeZone), [from, to, tickCount, timeZone]);

  const { activeIndex, keyboardIndex } = cursor;
  const activeTime = activeIndex === undefined ? undefined : times[activeIndex];
  const words = (value: number | null | undefined) =>
    value === null || value === undefined ? messages.missing : format.value(value);
  /** What is read out of a moment. */
  const readingOf = (time: number) => [
    ...series.map((one) => ({ id: one.id, index: one.index, label: one.label, text: words(valueAt(one, time)) })),
    ...(shape.isStacked && series.length > 1
      ? [{ id: 'total', index: undefined, label: total, text: words(sumOf(series.map((one) => valueAt(one, time)))) }]
      : []),
  ];
  const keyboardTime = times[keyboardIndex] ?? from;
  const area = { left: start, top: margin.top, width: plotWidth, height: plotHeight };

  return (
    <div ref={box} className={chart.plot} style={{ height }}>
      <svg className={chart.svg} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <ValueAxis ticks={ticks} labels={tickLabels} start={start} end={width - margin.end} y={y} />
        {moments.map((tick) => (
          <text
            key={tick}
            className={chart.axisText}
            x={x(tick)}
            y={height - 6}
            textAnchor={x(tick) > width - halfLabel ? 'end' : 'middle'}
          >
            {format.tick(tick)}
          </text>
        ))}
        {drawing}
        {activeTime !== undefined && (
          <g>
            <line
              className={chart.cursorLine}
              x1={x(activeTime)}
              x2={x(activeTime)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
            {layers.map((layer) => {
              const value = valueOfPoints(layer.points, activeTime);
              return (
                value !== null && (
                  <circle
                    key={layer.id}
                    className={`${styles.dot} ${chart.fill[layer.index % 6]}`}
                    cx={x(activeTime)}
                    cy={y(value)}
                    r={4.5}
                  />
                )
              );
            })}
          </g>
        )}
      </svg>
      <ChartCursor
        label={label}
        cursor={cursor}
        count={times.length}
        area={area}
        width={width}
        indexAt={(distance) => nearestIndex(times, from + (distance / plotWidth) * (to - from))}
        valueText={[
          format.time(keyboardTime),
          ...readingOf(keyboardTime).map((one) => `${one.label} ${one.text}`),
        ].join(', ')}
        readoutAt={activeTime === undefined ? undefined : x(activeTime)}
        readout={
          activeTime !== undefined && (
            <>
              <span className={chart.readoutTime}>{format.time(activeTime)}</span>
              {readingOf(activeTime).map((one) => (
                <span key={one.id} className={chart.readoutRow}>
                  {one.index !== undefined && <Sample id={id} index={one.index} />}
                  {one.label}
                  <span className={chart.readoutValue}>{one.text}</span>
                </span>
              ))}
            </>
          )
        }
      />
    </div>
  );
}
