import * as chart from './chart.css.js';

/** Where values stand in a drawn chart: the lines of its grid with their labels, from `start` to `end` in px. */
interface ValueAxisProps {
  ticks: readonly number[];
  labels: readonly string[];
  start: number;
  end: number;
  y: (value: number) => number;
}

/** The room that the labels of a chart's values need beside it, in px. */
export const axisWidth = (labels: readonly string[]): number => Math.max(...labels.map((text) => text.length)) * 7 + 16;

/** The grid of a chart: a line for each value, and what it stands for. */
export const ValueAxis = ({ ticks, labels, start, end, y }: ValueAxisProps) =>
  ticks.map((tick, index) => (
    <g key={tick}>
      <line className={chart.grid} x1={start} x2={end} y1={y(tick)} y2={y(tick)} />
      <text className={chart.axisText} x={start - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
        {labels[index]}
      </text>
    </g>
  ));
