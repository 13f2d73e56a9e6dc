import { describe, expect, test } from 'vitest';
import { inNotation, marksOf, numberIn, type Marks } from './notation.js';

const marks = (locale: string, options?: Intl.NumberFormatOptions): Marks => {
  const found = marksOf(locale, options);
  if (!found) throw new Error(`${locale} takes no decimals.`);
  return found;
};
const english = marks('en-GB');
const estonian = marks('et-EE');

describe('the marks of a field', () => {
  test('are those of its language', () => {
    expect(english).toEqual({ decimal: '.', group: ',' });
    expect(estonian).toMatchObject({ decimal: ',' });
  });

  test('leave out the group mark where numbers are not grouped', () => {
    expect(marks('en-GB', { useGrouping: false })).toEqual({ decimal: '.', group: undefined });
  });

  test('are none where it takes whole numbers only', () => {
    expect(marksOf('en-GB', { maximumFractionDigits: 0 })).toBeUndefined();
  });
});

test.each([
  ['1.5', '1.5', 1.5],
  ['1,5', '1.5', 1.5],
  ['-1,5', '-1.5', -1.5],
  [',5', '.5', 0.5],
  ['12,75', '12.75', 12.75],
  ['1,024', '1,024', 1024],
  ['1,0245', '1.0245', 1.0245],
  ['1024,125', '1024.125', 1024.125],
  ['0,125', '0.125', 0.125],
  ['1.024', '1.024', 1.024],
  ['1,024.5', '1,024.5', 1024.5],
  ['1.024,5', '1024.5', 1024.5],
  ['1,024,000', '1,024,000', 1_024_000],
  ['1.024.000', '1024000', 1_024_000],
  ['40', '40', 40],
  ['', '', Number.NaN],
])('in English %s is %s', (typed, written, number) => {
  expect(inNotation(typed, english)).toBe(written);
  expect(numberIn(written, english)).toBe(number);
});

test.each([
  ['1.5', '1,5', 1.5],
  ['1,5', '1,5', 1.5],
  ['−1.5', '−1,5', -1.5],
  ['1 234.50', '1 234,50', 1234.5],
  ['1.024', '1,024', 1.024],
  ['1,024', '1,024', 1.024],
  ['1,024.5', '1024,5', 1024.5],
  ['1.024,5', '1024,5', 1024.5],
  ['1.024.000', '1024000', 1_024_000],
])('in Estonian %s is %s', (typed, written, number) => {
  expect(inNotation(typed, estonian)).toBe(written);
  expect(numberIn(written, estonian)).toBe(number);
});

test.each([
  ['en-GB', { style: 'currency', currency: 'EUR' }],
  ['et-EE', { style: 'currency', currency: 'EUR' }],
  ['de-DE', { style: 'unit', unit: 'gigabyte' }],
  ['da-DK', { style: 'currency', currency: 'DKK' }],
  ['en-GB', { style: 'percent', minimumFractionDigits: 2 }],
] satisfies [string, Intl.NumberFormatOptions][])(
  'what a field writes itself is left as it is: %s %o',
  (locale, options) => {
    for (const number of [0.5, 12.75, 1024, 1024.5, 1_024_000, -1024]) {
      const written = new Intl.NumberFormat(locale, options).format(number);
      expect(inNotation(written, marks(locale, options))).toBe(written);
    }
  },
);

test.each(['1,2.3,4', 'abc'])('%s is left as it is', (typed) => {
  expect(inNotation(typed, english)).toBe(typed);
});
