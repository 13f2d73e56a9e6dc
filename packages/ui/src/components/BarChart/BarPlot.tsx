import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChartCursor, useChartCursor } from '../Chart/ChartCursor.js';
import * as chart from '../Chart/chart.css.js';
import { axisWidth, ValueAxis } from '../Chart/ValueAxis.js';
import { useWidth } from '../Chart/useWidth.js';
import { extentOf, valueTicks } from '../Chart/scale.js';
import * as styles from './BarChart.css.js';
import { labelStep, segmentsOf, totalAt } from './stack.js';
import { textureId, Textures, TextureSample } from '../Chart/textures.js';
import * as textures from '../Chart/textures.css.js';
import type { Placed } from '../Chart/useShownSeries.js';
import type { BarChartProps, BarChartSeries } from './types.js';

type BarPlotProps = Pick<BarChartProps, 'label' | 'categories'> & {
  series: readonly Placed<BarChartSeries>[];
  /** How many series there are, hidden ones included. */
  count: number;
  /** Of the textures. */
  id: string;
  summary: string;
  format: (value: number) => string;
  height: number;
};

const margin = { top: 8, end: 4, bottom: 24 };
/** Of a bar, in px, however few there are. */
const widestBar = 48;

/** The drawn chart: axes, bars, and a cursor moved by pointer, touch or arrow keys. */
export function BarPlot({ id, label, summary, categories, series, count, format, height }: BarPlotProps) {
  const messages = useOnDemandMessages('barChart', english.barChart);
  const chartMessages = useOnDemandMessages('chart', english.chart);
  const [box, width] = useWidth();
  const cursor = useChartCursor(categories.length);
  const bars = categories.map((_, index) => segmentsOf(series, index));
  const [lowest, highest] = extentOf(bars.flatMap((segments) => segments.map(({ to }) => to))) ?? [0, 0];
  const ticks = valueTicks(lowest, Math.max(highest, 0));
  const tickLabels = ticks.map(format);
  const start = axisWidth(tickLabels);
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  const area = {
    left: start,
    top: margin.top,
    width: width - start - margin.end,
    height: height - margin.top - margin.bottom,
  };
  const step = area.width / categories.length;
  const barWidth = Math.max(1, Math.min(widestBar, step * 0.72));
  const middleOf = (index: number) => start + (index + 0.5) * step;
  const y = (value: number) => margin.top + (1 - (value - bottom) / (top - bottom)) * area.height;
  const shortLabels = categories.map(({ label: text, shortLabel = text }) => shortLabel);
  const labelled = labelStep(categories.length, Math.max(...shortLabels.map((text) => text.length)), area.width);

  const describe = (value: number | null | undefined) =>
    value === null || value === undefined ? messages.missing : format(value);
  const { activeIndex, keyboardIndex } = cursor;
  const active = activeIndex === undefined ? undefined : categories[activeIndex];
  const valueText = [
    categories[keyboardIndex]?.label,
    ...series.map((one) => `${one.label} ${describe(one.values[keyboardIndex])}`),
    ...(series.length > 1 ? [`${chartMessages.total} ${describe(totalAt(series, keyboardIndex))}`] : []),
  ].join(', ');

  return (
    <div ref={box} className={chart.plot} style={{ height }}>
      <svg className={chart.svg} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <defs>
          <Textures id={id} count={count} />
        </defs>
        {activeIndex !== undefined && (
          <rect
            className={styles.activeColumn}
            x={start + activeIndex * step}
            y={margin.top}
            width={step}
            height={area.height}
          />
        )}
        <ValueAxis ticks={ticks} labels={tickLabels} start={start} end={width - margin.end} y={y} />
        {bars.map((segments, index) =>
          segments.map((segment) => (
            <rect
              key={`${categories[index]?.id} ${segment.series}`}
              className={textures.segment}
              fill={`url(#${textureId(id, segment.series)})`}
              x={middleOf(index) - barWidth / 2}
              width={barWidth}
              y={y(Math.max(segment.from, segment.to))}
              height={Math.abs(y(segment.from) - y(segment.to))}
            />
          )),
        )}
        <line className={styles.axis} x1={start} x2={width - margin.end} y1={y(0)} y2={y(0)} />
        {shortLabels.map(
          (text, index) =>
            index % labelled === 0 && (
              <text
                key={categories[index]?.id}
                className={chart.axisText}
                x={middleOf(index)}
                y={height - 6}
                textAnchor="middle"
              >
                {text}
              </text>
            ),
        )}
      </svg>
      <ChartCursor
        label={label}
        cursor={cursor}
        count={categories.length}
        area={area}
        width={width}
        indexAt={(distance) => Math.max(0, Math.min(categories.length - 1, Math.floor(distance / step)))}
        valueText={valueText}
        readoutAt={activeIndex === undefined ? undefined : middleOf(activeIndex)}
        readout={
          active !== undefined &&
          activeIndex !== undefined && (
            <>
              <span className={chart.readoutTime}>{active.label}</span>
              {series.map((one) => (
                <span key={one.id} className={chart.readoutRow}>
                  {count > 1 && <TextureSample id={id} index={one.index} />}
                  {one.label}
                  <span className={chart.readoutValue}>{describe(one.values[activeIndex])}</span>
                </span>
              ))}
              {series.length > 1 && (
                <span className={chart.readoutRow}>
                  {chartMessages.total}
                  <span className={chart.readoutValue}>{describe(totalAt(series, activeIndex))}</span>
                </span>
              )}
            </>
          )
        }
      />
    </div>
  );
}
