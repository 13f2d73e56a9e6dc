import { describe, expect, it } from 'vitest';
import { areaPath, extentOf, linePath, nearestIndex, thinned, valueAt, valueTicks } from './scale.js';

const same = (n: number) => n;

describe('valueTicks', () => {
  it.each([
    [0, 100, [0, 25, 50, 75, 100]],
    [3, 87, [0, 25, 50, 75, 100]],
    [0, 0.4, [0, 0.1, 0.2, 0.3, 0.4]],
    [0, 7, [0, 2, 4, 6, 8]],
    [-5, 5, [-5, -2.5, 0, 2.5, 5]],
    [0, 0, [0, 0.25, 0.5, 0.75, 1]],
  ])('from %d to %d', (low, high, expected) => {
    expect(valueTicks(low, high)).toEqual(expected);
  });
});

describe('extentOf', () => {
  it.each([
    [
      [3, -1, 2],
      [-1, 3],
    ],
    [[5], [5, 5]],
    [[], undefined],
  ])('of %j', (values, expected) => {
    expect(extentOf(values)).toEqual(expected);
  });
  it('takes more numbers than a call does', () => {
    const minutes = Array.from({ length: 600_000 }, (_, minute) => minute - 10);
    expect(extentOf(minutes)).toEqual([-10, 599_989]);
  });
});

describe('linePath', () => {
  it.each([
    ['joins points', [1, 2], 'M0.0 1.0L1.0 2.0'],
    ['interrupts at a gap', [1, 2, null, 3, 4], 'M0.0 1.0L1.0 2.0M3.0 3.0L4.0 4.0'],
    ['makes a dot of a point by itself', [1, null, 3], 'M0.0 1.0h0M2.0 3.0h0'],
    ['is empty without values', [null], ''],
  ])('%s', (_name, values, expected) => {
    expect(
      linePath(
        values.map((value, time) => ({ time, value })),
        same,
        same,
      ),
    ).toBe(expected);
  });
});

describe('thinned', () => {
  const pointsOf = (values: readonly (number | null)[]) => values.map((value, time) => ({ time, value }));
  it('keeps the ends and the extremes of each column of pixels', () => {
    const retained = thinned(pointsOf([4, 5, 9, 5, 1, 6, 7, 2, 2]), (time) => time / 7);
    expect(retained.map(({ value }) => value)).toEqual([4, 9, 1, 7, 2, 2]);
  });
  it.each([
    ['few points', [1, 2, 3, 4]],
    ['gaps', [1, null, 3, 4, 5, 6]],
    ['a gap at the start', [null, 3]],
    ['nothing', []],
  ])('leaves %s', (_name, values) => {
    expect(thinned(pointsOf(values), () => 0)).toEqual(pointsOf(values));
  });
  it('makes one gap of many in a row', () => {
    expect(thinned(pointsOf([1, null, null, null, 2]), () => 0).map(({ value }) => value)).toEqual([1, null, 2]);
  });
  it('makes a year of minutes at most four points a pixel', () => {
    const year = Array.from({ length: 600_000 }, (_, minute) => ({ time: minute, value: Math.sin(minute / 700) }));
    expect(thinned(year, (time) => time / 1000).length).toBeLessThanOrEqual(4 * 600);
  });
});

describe('nearestIndex', () => {
  it.each([
    [-5, 0],
    [4, 0],
    [6, 1],
    [26, 3],
    [99, 3],
  ])('of %d', (time, expected) => {
    expect(nearestIndex([0, 10, 20, 30], time)).toBe(expected);
  });
  it('is 0 for no times', () => {
    expect(nearestIndex([], 5)).toBe(0);
  });
});

describe('valueAt', () => {
  const points = [0, 10, 20].map((time) => ({ time, value: time === 10 ? null : time + 1 }));
  it.each([
    [0, 1],
    [20, 21],
    [10, null],
    [5, null],
    [30, null],
  ])('of %d', (time, expected) => {
    expect(valueAt(points, time)).toBe(expected);
  });
});

describe('the path of an area', () => {
  const same = (value: number) => value;
  const path = (...values: readonly (number | null)[]) =>
    areaPath(
      values.map((value, time) => ({ time: time * 10, value, from: 1 })),
      same,
      same,
    );

  it('goes along its outer edge and back along its inner one', () => {
    expect(path(5, 6)).toBe('M0.0 5.0L10.0 6.0L10.0 1.0L0.0 1.0Z');
  });

  it('is 2 px wide for a point by itself', () => {
    expect(path(null, 5, null)).toBe('M9.0 5.0L11.0 5.0L11.0 1.0L9.0 1.0Z');
  });

  it('is a shape of its own after each gap', () => {
    expect(path(5, 6, null, 7, 8).match(/M/g)).toHaveLength(2);
    expect(path(null, null)).toBe('');
  });
});
