import { describe, expect, it } from 'vitest';
import { linePath, nearestIndex, timeTicks, valueTicks } from './scale.js';

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

describe('timeTicks', () => {
  const noon = new Date(2026, 0, 15, 12).getTime();
  it('are whole quarters of an hour over an hour', () => {
    expect(timeTicks(noon + 1, noon + 3_600_000, 5)).toEqual([1, 2, 3, 4].map((n) => noon + n * 900_000));
  });
  it('are local midnights over some days', () => {
    const ticks = timeTicks(noon, noon + 4 * 86_400_000, 6);
    expect(ticks.map((tick) => new Date(tick).getHours())).toEqual([0, 0, 0, 0]);
  });
  it('are none without a span', () => {
    expect(timeTicks(noon, noon, 5)).toEqual([]);
  });
});

describe('linePath', () => {
  it.each([
    ['joins points', [1, 2], 'M0.0 1.0L1.0 2.0'],
    ['interrupts at a gap', [1, null, 3], 'M0.0 1.0M2.0 3.0'],
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
