import { describe, expect, it } from 'vitest';
import { checkCardCode, checkCardNumber, readExpiry } from './typedCard.js';

const now = Date.UTC(2025, 2, 14);

describe('a typed card', () => {
  it.each([
    ['4242 4242 4242 4242', undefined],
    ['3782-822463-10005', undefined],
    ['4242 4242 4242 4241', 'card-number-invalid'],
    ['4242', 'card-number-invalid'],
    ['4242 4242 4242 424x', 'card-number-invalid'],
    ['', 'required'],
  ])('has the number %j: %s', (number, code) => {
    expect(checkCardNumber(number)[0]?.code).toBe(code);
  });

  it.each([
    ['09/28', 9, 2028, undefined],
    ['9 / 2028', 9, 2028, undefined],
    ['03/25', 3, 2025, undefined],
    ['02/25', 2, 2025, 'card-expired-date'],
    ['13/28', undefined, undefined, 'card-expiry-invalid'],
    ['0928', undefined, undefined, 'card-expiry-invalid'],
  ])('expires %j', (text, month, year, code) => {
    expect(readExpiry(text, now)).toMatchObject({ ...(month && { month, year }) });
    expect(readExpiry(text, now).issues[0]?.code).toBe(code);
  });

  it('has a security code of three or four digits', () => {
    expect(['123', '1234', '12', '12a'].map((code) => checkCardCode(code).length)).toEqual([0, 0, 1, 1]);
  });
});
