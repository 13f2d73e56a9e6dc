import type { BandPoint } from '../Chart/scale.js';
import type { TimeShape } from '../TimeChart/shape.js';

/**
 * The series on each other at every moment of any of them. A value that is missing or negative adds nothing; where none
 * is known all areas have a gap.
 */
export const stackedLayers: TimeShape['layersOf'] = (series, times) => {
  const heights = times.map(() => 0);
  const valuesOf = series.map(({ points }) => new Map(points.map(({ time, value }) => [time, value])));
  const isKnown = times.map((time) => valuesOf.some((values) => (values.get(time) ?? null) !== null));
  return series.map(({ id, index }, at) => ({
    id,
    index,
    points: times.map((time, moment): BandPoint => {
      const from = heights[moment] ?? 0;
      const value = from + Math.max(0, valuesOf[at]?.get(time) ?? 0);
      heights[moment] = value;
      return { time, from, value: isKnown[moment] ? value : null };
    }),
  }));
};
