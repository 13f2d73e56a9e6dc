import { describe, expect, test, vi } from 'vitest';
import { isOfNumber, notationOf, ownGroupsIn, readNumber, withOwnMark } from './notation.js';

const english = notationOf('en-GB', { maximumFractionDigits: 4 });
const estonian = notationOf('et-EE', { maximumFractionDigits: 4 });
const money = { maximumFractionDigits: 2 };

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['-1,5', -1.5],
  ['−1.5', -1.5],
  ['(1.5)', -1.5],
  ['+2', 2],
  [',5', 0.5],
  ['5.', 5],
  ['12,75', 12.75],
  ['1,024', 1024],
  ['1,0245', 1.0245],
  ['1024,125', 1024.125],
  ['0,125', 0.125],
  ['1.024', 1.024],
  ['1,024.5', 1024.5],
  ['1.024,5', 1024.5],
  ['1 024.5', 1024.5],
  ["1'024.5", 1024.5],
  ['1,024,000', 1_024_000],
  ['1.024.000', 1_024_000],
  ['10,24,000', 1_024_000],
  ['40', 40],
  [' 40 ', 40],
])('in English %s is %s', (typed, number) => {
  expect(readNumber(typed, english)).toEqual({ number });
});

test.each([
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1 234.50', 1234.5],
  ['1.024', 1.024],
  ['1,024', 1.024],
  ['1,024.5', 1024.5],
  ['1.024,5', 1024.5],
  ['1.024.000', 1_024_000],
])('in Estonian %s is %s', (typed, number) => {
  expect(readNumber(typed, estonian)).toEqual({ number });
});

test('the digits and marks of other scripts are read, and those of the keyboard too', () => {
  const arabic = notationOf('ar-EG', money);
  expect(readNumber('١٬٠٢٤٫٥', arabic)).toEqual({ number: 1024.5 });
  expect(readNumber('1024.5', arabic)).toEqual({ number: 1024.5 });
});

describe('what could be read in more than one way is no number', () => {
  test.each(['1,2.3,4', '1.2.3', '12,34.5', '1,02,4', '1 5', '--5', 'abc', '12abc', '1e3', '5-', '12345678901234567'])(
    '%s',
    (typed) => {
      expect(readNumber(typed, english)).toEqual({ problem: 'invalid' });
    },
  );
  test.each(['', ' ', '-', ',', '-.'])('“%s” is no number yet', (typed) => {
    expect(readNumber(typed, english)).toEqual({ problem: 'empty' });
  });
});

test('a number with more decimals than the field takes is not rounded', () => {
  expect(readNumber('10.005', notationOf('en-GB', money))).toEqual({ problem: 'decimals' });
  expect(readNumber('1.024', notationOf('et-EE', money))).toEqual({ problem: 'decimals' });
  expect(readNumber('10.500', notationOf('en-GB', money))).toEqual({ number: 10.5 });
  expect(readNumber('1.5', notationOf('en-GB', { maximumFractionDigits: 0 }))).toEqual({ problem: 'decimals' });
});

test.each([
  ['en-GB', { style: 'currency', currency: 'EUR' }],
  ['et-EE', { style: 'currency', currency: 'EUR' }],
  ['de-CH', { style: 'currency', currency: 'CHF' }],
  ['de-DE', { style: 'unit', unit: 'gigabyte' }],
  ['da-DK', { style: 'currency', currency: 'DKK' }],
  ['en-IN', { style: 'currency', currency: 'INR' }],
  ['fa-IR', {}],
  ['en-GB', { style: 'unit', unit: 'day', unitDisplay: 'long' }],
  ['ru-RU', { style: 'unit', unit: 'day', unitDisplay: 'long' }],
  ['ar-EG', { style: 'unit', unit: 'day', unitDisplay: 'long' }],
  ['en-GB', { style: 'percent', minimumFractionDigits: 2 }],
  ['ar', { style: 'percent', minimumFractionDigits: 2 }],
  ['ar-EG', { style: 'percent', minimumFractionDigits: 2 }],
  ['ar', { style: 'currency', currency: 'AED' }],
  ['ar-EG', { style: 'currency', currency: 'AED' }],
] satisfies [string, Intl.NumberFormatOptions][])('what a field writes itself is read: %s %o', (locale, options) => {
  const notation = notationOf(locale, options);
  for (const number of [0.5, 3, 7, 11, 12.75, 100, 1024, 1024.5, 1_024_000, -1024]) {
    expect(readNumber(notation.format(number), notation)).toEqual({ number });
  }
});

test('a sign is read that comes with marks of its direction, as in some browsers', () => {
  const { formatToParts } = Intl.NumberFormat.prototype;
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(function (this: Intl.NumberFormat, number) {
    const withMark = ({ type, value }: Intl.NumberFormatPart) => ({ type, value: `${value}\u061C` });
    return formatToParts.call(this, number).map((part) => (part.type === 'percentSign' ? withMark(part) : part));
  });
  expect(readNumber('٥٠٪\u061C', notationOf('ar-EG', { style: 'percent' }))).toEqual({ number: 0.5 });
});

test('Arabic, Persian and full-width digits are read in every language, and can be typed', () => {
  for (const text of ['١٢', '۱۲', '１２']) {
    expect(readNumber(text, english)).toEqual({ number: 12 });
    expect(Array.from(text).every((sign) => isOfNumber(sign, english))).toBe(true);
  }
});

test('a mark that the language does not use is its decimal mark', () => {
  expect(withOwnMark('1.5', estonian)).toBe('1,5');
  expect(withOwnMark('1,5', english)).toBe('1,5');
  expect(withOwnMark('1,024.5', estonian)).toBe('1,024.5');
});

test('only the signs of numbers can be typed', () => {
  expect(Array.from('1-,. a€').filter((sign) => isOfNumber(sign, english))).toEqual(['1', '-', ',', '.', ' ']);
  const whole = notationOf('en-GB', { maximumFractionDigits: 0, useGrouping: false });
  expect(Array.from('1.,').filter((sign) => isOfNumber(sign, whole))).toEqual(['1']);
  const euro = notationOf('en-GB', { style: 'currency', currency: 'EUR' });
  expect(isOfNumber('€', euro)).toBe(true);
});

describe('group marks that the field wrote are not read again once the digits around them change', () => {
  /** What is typed at the end (⌫ takes the last sign out), or in the place of what is selected. */
  const edit = (locale: string, number: number, key: string, at?: readonly [number, number]) => {
    const notation = notationOf(locale, { maximumFractionDigits: 4 });
    const own = notation.format(number);
    const selected = at ?? ([own.length, own.length] as const);
    const from = key === '⌫' && selected[0] === selected[1] ? selected[0] - 1 : selected[0];
    const edited = own.slice(0, from) + (key === '⌫' ? '' : key) + own.slice(selected[1]);
    const groups = ownGroupsIn(edited, number, selected, notation);
    const text = edited.split('').filter((_, index) => !groups.includes(index));
    return readNumber(text.join(''), notation).number;
  };
  test.each([
    ['en-GB', 1000, '0', undefined, 10_000],
    ['en-GB', 12_345, '0', undefined, 123_450],
    ['en-GB', 12_345, '⌫', undefined, 1234],
    ['en-GB', 1500, '⌫', [3, 3], 100],
    ['en-GB', 1500, '⌫', [1, 2], 1500],
    ['en-GB', 1_234_567, '9', [1, 2], 19_234_567],
    ['en-GB', 1000, '.5', undefined, 1000.5],
    ['et-EE', 12_345, '0', undefined, 123_450],
    ['de-DE', 12_345, '⌫', undefined, 1234],
    ['ar-EG', 12_345, '0', undefined, 123_450],
    /* Pasted over all of it: none of it is the field's. */
    ['en-GB', 1500, '1,5', [0, 5], 1.5],
  ] as const)('%s, %i, %s', (locale, number, key, at, expected) => {
    expect(edit(locale, number, key, at)).toBe(expected);
  });
});
