import { expect, it } from 'vitest';
import { timeKey } from './useListColumns.js';

it('sorts times as they follow each other, in whichever format they are told', () => {
  const told = ['2026-01-01 00:00:00', 1577836800, '2025-12-31T22:00:00-03:00', '2025-06'];
  expect(told.toSorted((one, other) => timeKey(one) - timeKey(other))).toEqual([
    1577836800,
    '2025-06',
    '2026-01-01 00:00:00',
    '2025-12-31T22:00:00-03:00',
  ]);
  expect(['yesterday', '', null, undefined].map(timeKey)).toEqual(Array(4).fill(Number.NaN));
});
