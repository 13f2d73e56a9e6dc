import { describe, expect, it } from 'vitest';
import { countryCodes, currencyCodes } from './countryCodes.js';

describe.each([
  ['countries', countryCodes, /^[A-Z]{2}$/],
  ['currencies', currencyCodes, /^[A-Z]{3}$/],
])('the codes of %s', (_of, codes, form) => {
  it('are each there once, in their order', () => {
    expect(codes.filter((code) => !form.test(code))).toEqual([]);
    expect(codes).toEqual([...new Set(codes)].toSorted());
  });
});

/* Not against what Intl knows: that also has metals, funds and what was withdrawn, and depends on the version of its data. */
describe('the codes of currencies', () => {
  it.each([
    ['ANG', 'XCG'],
    ['BGN', 'EUR'],
    ['HRK', 'EUR'],
    ['SLL', 'SLE'],
    ['ZWL', 'ZWG'],
  ])('have not %s, which was replaced, but %s', (old, current) => {
    expect(currencyCodes).not.toContain(old);
    expect(currencyCodes).toContain(current);
  });

  it.each([
    ['metals', ['XAU', 'XAG', 'XPT', 'XPD']],
    [
      'funds and units of account',
      ['XDR', 'XSU', 'XUA', 'BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW'],
    ],
    ['units of bond markets', ['XBA', 'XBB', 'XBC', 'XBD']],
    // Both are codes of ISO 4217: XTS is for tests, XXX says that no currency is involved.
    ['codes for tests and for none', ['XTS', 'XXX']],
  ])('have no %s', (_, others) => {
    expect(currencyCodes.filter((code) => others.includes(code))).toEqual([]);
  });
});
