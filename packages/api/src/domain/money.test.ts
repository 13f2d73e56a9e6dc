import { describe, expect, it } from 'vitest';
import { decimalsOf, formatMoney, inDisplayCurrency, roundMoney, unknownAmount } from './money.js';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['TND', 3],
  ['kwd', 3],
  ['USDT', 2],
  ['', 2],
])('an amount in "%s" has %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

describe('formatMoney', () => {
  it.each([
    ['euros in English', 1234.5, 'EUR', 'en', '€1,234.50'],
    ['euros in Estonian', 1234.5, 'EUR', 'et', '1234,50 €'],
    ['a currency without decimals', 1234, 'JPY', 'en', '¥1,234'],
    ['a small code', 1, 'eur', 'en', '€1.00'],
    ['nothing to pay', 0, 'EUR', 'en', '€0.00'],
    ['negative zero', -0, 'EUR', 'en', '€0.00'],
    ['debt', -12.5, 'EUR', 'en', '-€12.50'],
    ['a sum that carries noise', 0.1 + 0.2, 'EUR', 'en', '€0.30'],
    ['what a sum leaves of nothing', 0.1 + 0.2 - 0.3, 'EUR', 'en', '€0.00'],
    ['what it leaves below nothing', 0.3 - 0.1 - 0.2, 'EUR', 'en', '€0.00'],
    ['less than a cent', 0.0042, 'EUR', 'en', '< €0.01'],
    ['less than a cent of debt', -0.001, 'EUR', 'en', '-€0.001'],
    ['half a cent, which rounds to one', 0.005, 'EUR', 'en', '€0.01'],
    ['less than a cent in Estonian', 0.0000096, 'EUR', 'et', '< 0,01 €'],
    ['less than half a yen', 0.3, 'JPY', 'en', '< ¥1'],
    ['less than a cent of a code of four letters', 0.001, 'USDT', 'en', '< 0.01 USDT'],
    ['a code of four letters', 12, 'USDT', 'en', '12.00 USDT'],
    ['a code that is no word', 12, '€€€', 'en', '12.00 €€€'],
    ['no code', 12, '', 'en', '12.00'],
  ])('shows %s', (_, amount, currency, locale, expected) => {
    expect(plain(formatMoney(amount, currency, { locale }))).toBe(expected);
  });

  it.each([
    ['five decimals', 0.00937, '€0.00937'],
    ['rounded to five', 0.009374, '€0.00937'],
    ['two decimals where no more are needed', 0.5, '€0.50'],
    ['zero', 0, '€0.00'],
    ['less than five decimals can show', 0.0000012, '< €0.00001'],
  ])('shows an hourly price: %s', (_, amount, expected) => {
    expect(plain(formatMoney(amount, 'EUR', { locale: 'en', precision: 'hourly' }))).toBe(expected);
  });

  it.each([
    ['three digits of less than one', 0.00003425, '€0.0000343'],
    ['three digits of next to nothing', 0.00000000025, '€0.00000000025'],
    ['no more of what needs fewer', 0.025, '€0.025'],
    ['what the currency has at least', 4.9, '€4.90'],
    ['and at most where that is three digits', 1649.125, '€1,649.13'],
    ['zero', 0, '€0.00'],
  ])('shows a price of a price list with %s', (_, amount, expected) => {
    expect(formatMoney(amount, 'EUR', { locale: 'en', precision: 'unit' })).toBe(expected);
  });

  it.each([
    ['as a form has it', 0.0123288, '€0.01233'],
    ['with three digits of what is smaller', 0.00003425, '€0.0000343'],
  ])('shows a price of a unit and hour %s', (_, amount, expected) => {
    expect(formatMoney(amount, 'EUR', { locale: 'en', precision: 'unitHourly' })).toBe(expected);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('shows a dash for %s', (amount) => {
    expect(formatMoney(amount, 'EUR', { locale: 'en' })).toBe(unknownAmount);
  });
});

describe('roundMoney', () => {
  it.each([
    ['half a cent up, as it is shown', 14.725, 'EUR', 'amount', 14.73],
    ['noise away', 13.100000000000001, 'EUR', 'amount', 13.1],
    ['thousands without a mark', 12345.678, 'EUR', 'amount', 12345.68],
    ['to the decimals of the currency', 12.5, 'JPY', 'amount', 13],
    ['debt', -12.505, 'EUR', 'amount', -12.51],
    ['an hour to five decimals', 0.0123288, 'EUR', 'hourly', 0.01233],
    ['what is below a cent to its first digits, which is not free', 0.00000961, 'EUR', 'amount', 0.0000096],
    ['nothing to nothing', -0, 'EUR', 'amount', 0],
    ['what a sum leaves below nothing to nothing', 0.3 - 0.1 - 0.2, 'EUR', 'amount', 0],
    ['what it leaves of nothing to nothing, by the hour', 5e-17, 'EUR', 'hourly', 0],
  ] as const)('rounds %s', (_, amount, currency, precision, expected) => {
    expect(roundMoney(amount, currency, precision)).toBe(expected);
  });

  it.each([0.005, 0.015, 1.005, 8.345, 14.725, 1234.565])('gives the number that is shown for %s', (amount) => {
    const visible = formatMoney(amount, 'EUR', { locale: 'en' }).replaceAll(/[€,]/g, '');
    expect(roundMoney(amount, 'EUR')?.toFixed(2)).toBe(visible);
  });

  it.each([null, undefined, Number.NaN])('knows nothing of %s', (amount) => {
    expect(roundMoney(amount, 'EUR')).toBeUndefined();
  });
});

describe('inDisplayCurrency', () => {
  const dollar = { code: 'USD', title: 'US dollar', rate: 1.5 };

  it.each([
    ['multiplies by the rate', { amount: 10, currency: 'EUR' }, dollar, { amount: 15, currency: 'USD' }],
    ['keeps free free', { amount: 0, currency: 'EUR' }, dollar, { amount: 0, currency: 'USD' }],
    [
      'keeps an unknown amount unknown',
      { amount: undefined, currency: 'EUR' },
      dollar,
      { amount: undefined, currency: 'USD' },
    ],
    ['changes nothing without a choice', { amount: 10, currency: 'EUR' }, undefined, { amount: 10, currency: 'EUR' }],
    ['changes nothing in the same currency', { amount: 10, currency: 'USD' }, dollar, { amount: 10, currency: 'USD' }],
    [
      'knows nothing by a rate of 0',
      { amount: 10, currency: 'EUR' },
      { ...dollar, rate: 0 },
      { amount: undefined, currency: 'USD' },
    ],
    [
      'knows nothing by no rate',
      { amount: 10, currency: 'EUR' },
      { ...dollar, rate: Number.NaN },
      { amount: undefined, currency: 'USD' },
    ],
  ])('%s', (_, money, display, expected) => {
    expect(inDisplayCurrency(money, display)).toEqual(expected);
  });
});
