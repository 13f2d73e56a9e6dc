import { describe, expect, it } from 'vitest';
import { stackedLayers } from './stackedLayers.js';

const series = (index: number, ...values: readonly (number | null)[]) => ({
  id: String(index),
  label: String(index),
  index,
  points: values.map((value, time) => ({ time, value })),
});
const edges = (...all: readonly ReturnType<typeof series>[]) =>
  stackedLayers(all, [0, 1, 2]).map(({ points }) => points.map(({ from, value }) => [from, value]));

describe('stacked layers', () => {
  it('begin where the one below ends', () => {
    expect(edges(series(0, 1, 2, 3), series(1, 4, 5, 6))).toEqual([
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      [
        [1, 5],
        [2, 7],
        [3, 9],
      ],
    ]);
  });

  it('go on over a value that one of them lacks, and break where none has one', () => {
    expect(edges(series(0, 1, null, null), series(1, 4, 5, null))).toEqual([
      [
        [0, 1],
        [0, 0],
        [0, null],
      ],
      [
        [1, 5],
        [0, 5],
        [0, null],
      ],
    ]);
  });

  it('keep their colors when another is hidden', () => {
    expect(stackedLayers([series(3, 1, 1, 1)], [0, 1, 2])[0]?.index).toBe(3);
  });
});
