import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { useMessages } from '../../messages/messages.js';
import type { Format } from './format.js';
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
  const words = useMessages('lineChart');
  const [box, width] = useWidth();
  const [hovered, setHovered] = useState<number | null>(null);
  const [kept, setKept] = useState(times.length - 1);
  const [focused, setFocused] = useState(false);

  const values = series.flatMap((one) => one.points.flatMap((point) => point.value ?? []));
  const [lowest, highest] = extentOf(values) ?? [0, 0];
  const ticks = valueTicks(lowest, max ?? Math.max(highest, 0));
  const tickLabels = ticks.map(format.value);
  const start = Math.max(...tickLabels.map((text) => text.length)) * 7 + 16;
  const from = times[0] ?? 0;
  const to = times.at(-1) ?? 1;
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const plotWidth = width - start - margin.end;
  const plotHeight = height - margin.top - margin.bottom;
  const x = (time: number) => start + (to > from ? (time - from) / (to - from) : 0.5) * plotWidth;
  const y = (value: number) => margin.top + (1 - (value - bottom) / (top - bottom)) * plotHeight;

  const keyboardIndex = Math.min(kept, times.length - 1);
  const shown = hovered ?? (focused ? keyboardIndex : null);
  const shownTime = shown === null ? undefined : times[shown];
  const describe = (one: LineChartSeries, time: number) => {
    const value = valueAt(one, time);
    return value === null ? words.missing : format.value(value);
  };
  const keyboardTime = times[keyboardIndex] ?? from;
  const place = { left: start, top: margin.top, width: plotWidth, height: plotHeight };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    setHovered(nearestIndex(times, from + ((event.clientX - left) / plotWidth) * (to - from)));
  };

  return (
    <div ref={box} className={styles.plot} style={{ height }}>
      <svg className={styles.svg} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        {ticks.map((tick, index) => (
          <g key={tick}>
            <line className={styles.grid} x1={start} x2={width - margin.end} y1={y(tick)} y2={y(tick)} />
            <text className={styles.axisText} x={start - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
              {tickLabels[index]}
            </text>
          </g>
        ))}
        {timeTicks(from, to, Math.max(1, Math.floor(plotWidth / 80))).map((tick) => (
          <text
            key={tick}
            className={styles.axisText}
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
            className={`${styles.line} ${styles.stroke[index % 6]}`}
            strokeDasharray={dashes[index % 6]}
            d={linePath(one.points, x, y)}
          />
        ))}
        {shownTime !== undefined && (
          <g>
            <line
              className={styles.cursorLine}
              x1={x(shownTime)}
              x2={x(shownTime)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
            {series.map((one, index) => {
              const value = valueAt(one, shownTime);
              return (
                value !== null && (
                  <circle
                    key={one.id}
                    className={`${styles.dot} ${styles.fill[index % 6]}`}
                    cx={x(shownTime)}
                    cy={y(value)}
                    r={4.5}
                  />
                )
              );
            })}
          </g>
        )}
      </svg>
      <input
        type="range"
        className={styles.cursor}
        style={place}
        aria-label={label}
        aria-valuetext={[
          format.time(keyboardTime),
          ...series.map((one) => `${one.label} ${describe(one, keyboardTime)}`),
        ].join(', ')}
        min={0}
        max={Math.max(0, times.length - 1)}
        value={keyboardIndex}
        onChange={(event) => setKept(event.target.valueAsNumber)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={() => setHovered(null)}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(null)}
      />
      <div className={styles.plotRing} style={place} />
      {shownTime !== undefined && (
        <div
          className={styles.readout}
          aria-hidden="true"
          style={
            x(shownTime) > start + plotWidth / 2 ? { right: width - x(shownTime) + 12 } : { left: x(shownTime) + 12 }
          }
        >
          <span className={styles.readoutTime}>{format.time(shownTime)}</span>
          {series.map((one, index) => (
            <span key={one.id} className={styles.readoutRow}>
              <LineSample index={index} />
              {one.label}
              <span className={styles.readoutValue}>{describe(one, shownTime)}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** A piece of the line of a series, for the legend and the read-out. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg width={20} height={8} aria-hidden="true">
      <path className={`${styles.line} ${styles.stroke[index % 6]}`} strokeDasharray={dashes[index % 6]} d="M1 4H19" />
    </svg>
  );
}

/** The width of an element in px, followed as it changes; 600 until it is known. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const follow = () => setWidth(Math.max(200, Math.round(element.clientWidth)));
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
