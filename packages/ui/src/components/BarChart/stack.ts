import { sumOf } from '../Chart/sumOf.js';
import type { Placed } from '../Chart/useShownSeries.js';
import type { BarChartSeries } from './types.js';

/** A part of a bar, in units of the axis. */
interface Segment {
  /** Place of the series in the chart. */
  series: number;
  /** The end nearer to the axis. */
  from: number;
  to: number;
}

/** The parts of the bar at `index`: positive values are stacked upwards, negative ones downwards; unknown ones have none. */
export function segmentsOf(series: readonly Placed<BarChartSeries>[], index: number): readonly Segment[] {
  let above = 0;
  let below = 0;
  return series.flatMap((one) => {
    const value = one.values[index] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? above : below;
    const to = from + value;
    if (value > 0) above = to;
    else below = to;
    return [{ series: one.index, from, to }];
  });
}

/** The sum of all series at `index`; undefined where one of them is unknown there. */
export const totalAt = (series: readonly BarChartSeries[], index: number): number | undefined =>
  sumOf(series.map(({ values }) => values[index]));

/** Every how many categories one is named on the axis, so that names of `longest` characters do not touch. */
export function labelStep(count: number, longest: number, width: number): number {
  const most = Math.max(1, Math.floor(width / (longest * 7 + 12)));
  return Math.max(1, Math.ceil(count / most));
}
