import { expect, it } from 'vitest';
import { initials } from './initials.js';

it.each([
  ['Mari Tamm', 'MT'],
  ['mari', 'M'],
  ['mari.tamm@tamm-partners.example', 'MT'],
  ['Õie Maria Ülesoo', 'ÕÜ'],
  ['李 小龍', '李小'],
  ['“Äike” (OÜ)', 'ÄO'],
  ['@', ''],
  ['', ''],
])('of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
