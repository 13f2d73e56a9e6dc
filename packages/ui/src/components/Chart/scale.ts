/**
 * The least and the greatest of some numbers; undefined for none. Not Math.min(...values), which fails for very many
 * arguments.
 */
export function extentOf(values: readonly number[]): readonly [low: number, high: number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : undefined;
}

/** Round values from 0 (or below) to at least `highest`, about `count` of them: 1, 2, 2.5 or 5 times a power of ten apart. */
export function valueTicks(lowest: number, highest: number, count = 4): readonly number[] {
  const low = Math.min(0, lowest);
  const high = highest > low ? highest : low + 1;
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  /* Rounded to the step's own digits: 3 * 0.1 is not 0.3. */
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

export interface Point {
  /** ms since 1970. */
  time: number;
  /** `null` where nothing was measured: the line is interrupted. */
  value: number | null;
}

/**
 * The points of one column of pixels that are drawn: the first, the last, the least and the greatest, in their order.
 */
function drawnOf<P extends Point>(column: readonly P[]): readonly P[] {
  if (column.length <= 4) return column;
  const valueOf = ({ value }: P): number => value ?? 0;
  const low = column.reduce((a, b) => (valueOf(b) < valueOf(a) ? b : a));
  const high = column.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
  return column.filter((point, index) => index === 0 || index === column.length - 1 || point === low || point === high);
}

/** Reduces points to at most four for each column of pixels, so that very long series can be drawn. */
export function thinned<P extends Point>(points: readonly P[], x: (time: number) => number): readonly P[] {
  const retained: P[] = [];
  let column: P[] = [];
  let at = Number.NaN;
  for (const point of points) {
    const here = Math.floor(x(point.time));
    if (here !== at || point.value === null) {
      retained.push(...drawnOf(column));
      column = [];
      at = here;
    }
    if (point.value !== null) column.push(point);
    else if (retained.at(-1)?.value !== null) retained.push(point);
  }
  return [...retained, ...drawnOf(column)];
}

/** The runs of points between gaps. */
function runsOf<P extends Point>(points: readonly P[]): (P & { value: number })[][] {
  const runs: (P & { value: number })[][] = [[]];
  for (const point of points) {
    if (point.value === null) runs.push([]);
    else runs.at(-1)?.push({ ...point, value: point.value });
  }
  return runs.filter((run) => run.length > 0);
}

/** An SVG path through the points; each gap begins a new line. A point by itself is a dot, as wide as the line. */
export function linePath(points: readonly Point[], x: (time: number) => number, y: (value: number) => number): string {
  return runsOf(thinned(points, x))
    .map((run) => {
      const path = run.map(({ time, value }) => `${x(time).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
      return run.length > 1 ? `M${path}` : `M${path}h0`;
    })
    .join('');
}

/** A point of an area: from `from`, nearer to the axis, to `value`. */
export interface BandPoint extends Point {
  from: number;
}

/** An SVG path around the area between the edges of the points; each gap begins a new shape. A point by itself is 2 px wide. */
export function areaPath(
  points: readonly BandPoint[],
  x: (time: number) => number,
  y: (value: number) => number,
): string {
  return runsOf(thinned(points, x))
    .map((run) => {
      const sides = run.length > 1 ? [0] : [-1, 1];
      const edges = run.flatMap(({ time, value, from }) => sides.map((side) => ({ at: x(time) + side, value, from })));
      const outer = edges.map(({ at, value }) => `${at.toFixed(1)} ${y(value).toFixed(1)}`);
      const inner = edges.toReversed().map(({ at, from }) => `${at.toFixed(1)} ${y(from).toFixed(1)}`);
      return `M${[...outer, ...inner].join('L')}Z`;
    })
    .join('');
}

/** The value at exactly this time; null where the points, ascending by time, have none. */
export function valueAt(points: readonly Point[], time: number): number | null {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  const found = points[low];
  return found?.time === time ? found.value : null;
}

/** The index of the time nearest to `time` in an ascending list; 0 for an empty one. */
export function nearestIndex(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < time) low = middle;
    else high = middle;
  }
  const before = times[low];
  const after = times[high];
  if (before === undefined || after === undefined) return 0;
  return time - before <= after - time ? low : high;
}
