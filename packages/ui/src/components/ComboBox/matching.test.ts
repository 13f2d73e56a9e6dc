import { expect, test } from 'vitest';
import { matching, namedBy } from './matching.js';

const options = ['Estonia', 'Åland Islands', 'São Tomé', 'Łódź', 'Großbritannien', 'ISTANBUL', '日本'].map((label) => ({
  label,
}));
const found = (typed: string, filter: 'contains' | 'startsWith' | 'none' = 'contains') =>
  matching(options, typed, filter).map(({ label }) => label);

test.each([
  ['', options.map(({ label }) => label)],
  ['aland', ['Åland Islands']],
  ['aland ', ['Åland Islands']],
  [' ', options.map(({ label }) => label)],
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

test.each([
  ['Estonia', 'ee'],
  ['ESTONIA', 'ee'],
  ['Estonia ', 'ee'],
  [' eur ', 'EUR'],
  ['aland islands', 'ax'],
  ['eston', undefined],
  ['ee', undefined],
  ['', undefined],
  ['Ghana', undefined],
  ['Latvia', undefined],
  ['Springfield', undefined],
  ['Tartu', 'tartu'],
  ['eur', 'EUR'],
  ['EUR – Euro', 'EUR'],
  ['euro', undefined],
  ['mail', undefined],
])('“%s” names %s', (typed, id) => {
  const named = namedBy(
    [
      { id: 'ee', label: 'Estonia' },
      { id: 'ax', label: 'Åland Islands' },
      { id: 'gh', label: 'Ghana', disabledReason: 'No host there has room' },
      { id: 'lv', label: 'Latvia', disabled: true },
      { id: 'springfield-1', label: 'Springfield' },
      { id: 'springfield-2', label: 'Springfield' },
      { id: 'tartu-full', label: 'Tartu', disabledReason: 'Full' },
      { id: 'tartu', label: 'Tartu' },
      { id: 'EUR', label: 'EUR – Euro' },
      { id: 'mail', label: 'mail server' },
      { id: 'other', label: 'mail' },
      { id: '', label: '' },
    ],
    typed,
  );
  expect(named?.id).toBe(id);
});
