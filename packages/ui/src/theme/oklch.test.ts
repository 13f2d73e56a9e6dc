import { expect, test } from 'vitest';
import { distance, fromHex } from './oklch.js';

test.each([
  ['#000000', '#ffffff', 1],
  ['#777777', '#777777', 0],
  ['#ff0000', '#0000ff', 0.537],
  ['#dd2d2e', '#c2272a', 0.057],
])('%s and %s are %d apart, in either order', (a, b, expected) => {
  expect(distance(fromHex(a), fromHex(b))).toBeCloseTo(expected, 3);
  expect(distance(fromHex(b), fromHex(a))).toBe(distance(fromHex(a), fromHex(b)));
});
