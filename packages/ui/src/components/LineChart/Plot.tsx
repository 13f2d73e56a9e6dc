import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChartCursor, useChartCursor } from '../Chart/ChartCursor.js';
import * as chart from '../Chart/chart.css.js';
import { axisWidth, ValueAxis } from '../Chart/ValueAxis.js';
import { useWidth } from '../Chart/useWidth.js';
import type { Format } from './format.js';
import { reset } from '../../theme/layers.css.js';
import * as styles from './LineChart.css.js';
import { extentOf, linePath, nearestIndex, timeTicks, valueTicks } from './scale.js';
import type { LineChartSeries } from './types.js';

interface PlotProps {
  label: string;
  summary: string;
  series: readonly LineChartSeries[];
  /** All moments of all series, ascending, at least one. */
  times: readonly number[];
  /** The value of a series at a moment. */
  valueAt: (series: LineChartSeries, time: number) => number | null;
  format: Format;
  max: number | undefined;
  height: number;
}

/** Dash patterns, so that lines differ without their colours too. */
const dashes = [undefined, '6 4', '2 4', '10 4 2 4', '1 3', '12 6'] as const;

const margin = { top: 8, end: 12, bottom: 28 };

/** Half the width of a label of the time axis: closer to the end than this it is placed before its moment. */
const halfLabel = 32;

/** The drawn chart: axes, lines, and a cursor moved by pointer, touch or arrow keys. */
export function Plot({ label, summary, series, times, valueAt, format, max, height }: PlotProps) {
  const messages = useOnDemandMessages('lineChart');
  const [box, width] = useWidth();
  const cursor = useChartCursor(times.length);

  const values = series.flatMap((one) => one.points.flatMap((point) => point.value ?? []));
  const [lowest, highest] = extentOf(values) ?? [0, 0];
  const ticks = valueTicks(lowest, max ?? Math.max(highest, 0));
  const tickLabels = ticks.map(format.value);
  const start = axisWidth(tickLabels);
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const plotWidth = width - start - margin.end;
  const plotHeight = height - margin.top - margin.bottom;
  const x = (time: number) => start + (to > from ? (time - from) / (to - from) : 0.5) * plotWidth;
  const y = (value: number) => margin.top + (1 - (value - bottom) / (top - bottom)) * plotHeight;

  const { activeIndex, keyboardIndex } = cursor;
  const activeTime = activeIndex === undefined ? undefined : times[activeIndex];
  const describe = (one: LineChartSeries, time: number) => {
    const value = valueAt(one, time);
    return value === null ? messages.missing : format.value(value);
  };
  const keyboardTime = times[keyboardIndex] ?? from;
  const area = { left: start, top: margin.top, width: plotWidth, height: plotHeight };

  return (
    <div ref={box} className={chart.plot} style={{ height }}>
      <svg className={chart.svg} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <ValueAxis ticks={ticks} labels={tickLabels} start={start} end={width - margin.end} y={y} />
        {timeTicks(from, to, Math.max(1, Math.floor(plotWidth / 80))).map((tick) => (
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
        {series.map((one, index) => (
          <path
            key={one.id}
            className={`${styles.line} ${chart.stroke[index % 6]}`}
            strokeDasharray={dashes[index % 6]}
            d={linePath(one.points, x, y)}
          />
        ))}
        {activeTime !== undefined && (
          <g>
            <line
              className={chart.cursorLine}
              x1={x(activeTime)}
              x2={x(activeTime)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
            {series.map((one, index) => {
              const value = valueAt(one, activeTime);
              return (
                value !== null && (
                  <circle
                    key={one.id}
                    className={`${styles.dot} ${chart.fill[index % 6]}`}
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
          ...series.map((one) => `${one.label} ${describe(one, keyboardTime)}`),
        ].join(', ')}
        readoutAt={activeTime === undefined ? undefined : x(activeTime)}
        readout={
          activeTime !== undefined && (
            <>
              <span className={chart.readoutTime}>{format.time(activeTime)}</span>
              {series.map((one, index) => (
                <span key={one.id} className={chart.readoutRow}>
                  <LineSample index={index} />
                  {one.label}
                  <span className={chart.readoutValue}>{describe(one, activeTime)}</span>
                </span>
              ))}
            </>
          )
        }
      />
    </div>
  );
}

/** A piece of the line of a series, for the legend and the read-out. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg className={reset} width={20} height={8} aria-hidden="true">
      <path className={`${styles.line} ${chart.stroke[index % 6]}`} strokeDasharray={dashes[index % 6]} d="M1 4H19" />
    </svg>
  );
}
