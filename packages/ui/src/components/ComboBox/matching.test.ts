import { expect, test } from 'vitest';
import { matching } from './matching.js';

const options = ['Estonia', 'Åland Islands', 'São Tomé', 'Łódź', 'Großbritannien', 'ISTANBUL', '日本'].map((label) => ({
  label,
}));
const found = (typed: string, filter: 'contains' | 'startsWith' | 'none' = 'contains') =>
  matching(options, typed, filter).map(({ label }) => label);

test.each([
  ['', options.map(({ label }) => label)],
  ['aland', ['Åland Islands']],
  ['ÅLAND', ['Åland Islands']],
  ['A\u030Aland', ['Åland Islands']],
  ['tome', ['São Tomé']],
  ['lodz', ['Łódź']],
  ['gross', ['Großbritannien']],
  ['istan', ['ISTANBUL']],
  ['本', ['日本']],
  ['x', []],
])('“%s” finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});

test('a filter by the beginning finds no text within', () => {
  expect(found('land', 'startsWith')).toEqual([]);
  expect(found('as', 'none')).toHaveLength(options.length);
});
