import { expect, it } from 'vitest';
import { differenceOf, linesOf } from './difference.js';

it('a list differs by the lines that were added and removed, each as often as it is there', () => {
  expect(differenceOf(['a', 'b', 'b'], ['b', 'c', 'a', 'a'])).toEqual({ added: ['c', 'a'], removed: ['b'] });
});

it.each([
  [undefined, []],
  [null, []],
  ['', []],
  ['lab', ['lab']],
  [false, ['false']],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
])('the value %j is the lines %j', (value, lines) => {
  expect(linesOf(value, undefined)).toEqual(lines);
});

it('a value is said as its field says it', () => {
  expect(
    linesOf([22, 80], { label: 'Ports', lines: (value) => (value as number[]).map((port) => `TCP ${port}`) }),
  ).toEqual(['TCP 22', 'TCP 80']);
});
