import { expect, it } from 'vitest';
import { namesByPattern, tellsApart } from './namePattern.js';

it.each([
  ['web-{n}', ['a', 'b'], ['web-1', 'web-2']],
  ['{name}-old', ['a', 'b'], ['a-old', 'b-old']],
  [' {n} of {name} ', ['{n}'], ['1 of {n}']],
  ['$&{n}', ['a'], ['$&1']],
  ['same', ['a', 'b'], ['same', 'same']],
])('the pattern %j makes of %j the names %j', (pattern, names, expected) => {
  expect(namesByPattern(pattern, names)).toEqual(expected);
});

it('numbers have as many digits as the last one', () => {
  expect(
    namesByPattern(
      'db{n}',
      Array.from({ length: 12 }, () => ''),
    ).filter((_, at) => at === 0 || at === 11),
  ).toEqual(['db01', 'db12']);
});

it('names are told apart by the present name or by a number', () => {
  expect(['web', '{name}', 'x{n}'].map(tellsApart)).toEqual([false, true, true]);
});
