import { expect, test } from 'vitest';
import { swiped } from './swipe.js';

test.each([
  { distance: 0, width: 300, opacity: 1, dismiss: false },
  { distance: 120, width: 300, opacity: 0.5, dismiss: false },
  { distance: 239, width: 300, opacity: 1 - 239 / 240, dismiss: false },
  { distance: 240, width: 300, opacity: 0, dismiss: true },
  { distance: -240, width: 300, opacity: 0, dismiss: true },
  { distance: 900, width: 300, opacity: 0, dismiss: true },
  { distance: 10, width: 0, opacity: 1, dismiss: false },
])('a drag of $distance px over $width px', ({ distance, width, opacity, dismiss }) => {
  const result = swiped(distance, width);
  expect(result.opacity).toBeCloseTo(opacity);
  expect(result.dismiss).toBe(dismiss);
});
