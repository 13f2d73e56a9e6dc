import { describe, expect, it } from 'vitest';
import { moveRangeEnd, rangeOf, selectionState, withIds } from './selection.js';

const ids = ['a', 'b', 'c', 'd', 'e'];
const list = (set: ReadonlySet<string>) => [...set].toSorted().join('');

describe('rangeOf', () => {
  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['a', 'gone', ''],
  ])('from %s to %s is "%s"', (from, to, expected) => {
    expect(rangeOf(ids, from, to).join('')).toBe(expected);
  });
});

describe('moveRangeEnd', () => {
  it.each([
    ['grows', 'bc', 'b', 'c', 'd', 'bcd'],
    ['shrinks', 'bcd', 'b', 'd', 'c', 'bc'],
    ['turns around its anchor', 'bc', 'b', 'c', 'a', 'ab'],
    ['leaves other rows alone', 'bce', 'b', 'c', 'd', 'bcde'],
  ])('%s', (_name, before, anchor, oldEnd, newEnd, after) => {
    expect(list(moveRangeEnd(ids, new Set(before), { anchor, oldEnd, newEnd }))).toBe(after);
  });
});

it('keeps the selection of rows that a filter hides', () => {
  expect(list(withIds(new Set(['hidden', 'a']), ids, false))).toBe('hidden');
});

it.each([
  ['', 'none'],
  ['ab', 'some'],
  ['abcde', 'all'],
  ['z', 'none'],
])('of a to e, "%s" selected is %s', (selected, expected) => {
  expect(selectionState(ids, new Set(selected))).toBe(expected);
});

it('is none for an empty table', () => {
  expect(selectionState([], new Set(['a']))).toBe('none');
});
