import { expect, it } from 'vitest';
import { minorUnits } from './razorpay.js';

it.each([
  [12.5, 'EUR', 1250],
  [1.005, 'EUR', 101],
  [500, 'JPY', 500],
  [500, 'jpy', 500],
  [5000, 'HUF', 500_000],
  [1.234, 'KWD', 1234],
])('%d %s is %d in the smallest units', (amount, currency, minor) => {
  expect(minorUnits(amount, currency)).toBe(minor);
});
