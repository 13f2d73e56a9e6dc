import { expect, it } from 'vitest';
import { countryName } from './countryName.js';

it.each([
  ['EST', 'en', 'Estonia'],
  ['EST', 'et', 'Eesti'],
  ['IDN', 'en', 'Indonesia'],
  ['SWE', 'en', 'Sweden'],
  ['AUT', 'en', 'Austria'],
  ['GBR', 'en', 'United Kingdom'],
  ['', 'en', ''],
  ['1', 'en', '1'],
])('%s in %s is %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
