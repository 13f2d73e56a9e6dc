import type { BarChartSeries } from './types.js';

/** A part of a bar, in units of the axis. */
interface Segment {
  /** Index of the series. */
  series: number;
  /** The end nearer to the axis. */
  from: number;
  to: number;
}

/** The parts of the bar at `index`: positive values are stacked upwards, negative ones downwards; unknown ones have none. */
export function segmentsOf(series: readonly BarChartSeries[], index: number): readonly Segment[] {
  let above = 0;
  let below = 0;
  return series.flatMap(({ values }, at) => {
    const value = values[index] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? above : below;
    const to = from + value;
    if (value > 0) above = to;
    else below = to;
    return [{ series: at, from, to }];
  });
}

/** The sum of the known values; undefined where none is known. */
export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const numbers = values.filter((value) => value !== null && value !== undefined);
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0);
}

/** The sum of all series at `index`. */
export const totalAt = (series: readonly BarChartSeries[], index: number): number | undefined =>
  sumOf(series.map(({ values }) => values[index]));

/** Every how many categories one is named on the axis, so that names of `longest` characters do not touch. */
export function labelStep(count: number, longest: number, width: number): number {
  const most = Math.max(1, Math.floor(width / (longest * 7 + 12)));
  return Math.max(1, Math.ceil(count / most));
}
