import { expect, test } from 'vitest';
import { plainDigits } from './plainDigits.js';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+372 ٥٥٥٥ a', '+372 5555 a'],
])('%s is %s', (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
});
