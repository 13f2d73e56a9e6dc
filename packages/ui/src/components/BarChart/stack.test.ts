import { describe, expect, it } from 'vitest';
import { labelStep, segmentsOf, totalAt } from './stack.js';
import { sumOf } from '../Chart/sumOf.js';

const series = [
  { id: 'a', index: 0, label: 'A', values: [3, 0, null] },
  { id: 'b', index: 1, label: 'B', values: [2, -4] },
  { id: 'c', index: 2, label: 'C', values: [1, -1, null] },
];

describe('segmentsOf', () => {
  it('stacks from the axis upwards', () => {
    expect(segmentsOf(series, 0)).toEqual([
      { series: 0, from: 0, to: 3 },
      { series: 1, from: 3, to: 5 },
      { series: 2, from: 5, to: 6 },
    ]);
  });
  it('stacks negative values downwards, and leaves out zero', () => {
    expect(segmentsOf(series, 1)).toEqual([
      { series: 1, from: 0, to: -4 },
      { series: 2, from: -4, to: -5 },
    ]);
  });
  it('has nothing where nothing is known', () => {
    expect(segmentsOf(series, 2)).toEqual([]);
  });
});

it('a total with an unknown value in it is unknown', () => {
  expect([0, 1, 2].map((index) => totalAt(series, index))).toEqual([6, -5, undefined]);
  expect(totalAt(series.slice(0, 2), 2)).toBeUndefined();
  expect([[4, null], [4, undefined], [null], [], [4, 0]].map(sumOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    4,
  ]);
});

it.each([
  [31, 2, 620, 2],
  [12, 3, 620, 1],
  [12, 14, 200, 12],
  [0, 0, 100, 1],
])('of %d categories of %d characters on %d px, every %dth is named', (count, longest, width, step) => {
  expect(labelStep(count, longest, width)).toBe(step);
});
