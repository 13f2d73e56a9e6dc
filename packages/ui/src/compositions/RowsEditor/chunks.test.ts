import { expect, test } from 'vitest';
import { chunksOf } from './chunks.js';

const itemsOf = (count: number, name = 'a') => Array.from({ length: count }, (_, index) => ({ id: `${name}${index}` }));

/** How many items are in each chunk, in order. */
function sizesOf(chunks: ReadonlyMap<string, number>): number[] {
  const numbers = [...chunks.values()];
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  return [...new Set(numbers)].map((number) => numbers.filter((one) => one === number).length);
}

/** The ids of items that have come into another chunk. */
const movedBetween = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].filter(([id, chunk]) => (before.get(id) ?? chunk) !== chunk).map(([id]) => id);

const hundred = itemsOf(100);
const first = chunksOf(hundred);

test('the first chunk is all of a short list', () => {
  expect(sizesOf(chunksOf(itemsOf(1)))).toEqual([1]);
  expect(sizesOf(chunksOf(itemsOf(60)))).toEqual([60]);
  expect(sizesOf(first)).toEqual([60, 20, 20]);
});

test.each([
  ['the first one is removed', hundred.slice(1), [59, 20, 20]],
  ['the first chunk is removed', hundred.slice(60), [20, 20]],
  ['one in the middle is removed', hundred.toSpliced(70, 1), [60, 19, 20]],
  ['most are removed', hundred.filter((_, index) => index % 30 === 0), [2, 1, 1]],
  ['one comes first', [...itemsOf(1, 'b'), ...hundred], [61, 20, 20]],
  ['one comes in the middle', hundred.toSpliced(70, 0, ...itemsOf(1, 'b')), [60, 21, 20]],
  ['one comes last', [...hundred, ...itemsOf(1, 'b')], [60, 20, 20, 1]],
  ['many come last', [...hundred, ...itemsOf(50, 'b')], [60, 20, 20, 20, 20, 10]],
  ['many come between two chunks', hundred.toSpliced(80, 0, ...itemsOf(50, 'b')), [60, 20, 20, 20, 10, 20]],
])('no item changes its chunk where %s', (_, items, sizes) => {
  const after = chunksOf(items, first);
  expect(movedBetween(first, after)).toEqual([]);
  expect(sizesOf(after)).toEqual(sizes);
});

test.each([
  [70, 5],
  [5, 70],
  [60, 59],
  [99, 0],
  [0, 99],
])('an item that is moved from %d to %d takes no other one with it', (from, to) => {
  const items = hundred.toSpliced(from, 1).toSpliced(to, 0, ...hundred.slice(from, from + 1));
  expect(movedBetween(first, chunksOf(items, first))).toEqual([`a${from}`]);
});

test('a chunk that grows far too large is divided, and the others stay', () => {
  const after = chunksOf(hundred.toSpliced(70, 0, ...itemsOf(100, 'b')), first);
  expect(sizesOf(after).every((size) => size <= 60)).toBe(true);
  expect(movedBetween(first, after).every((id) => id >= 'a70' && id < 'a80')).toBe(true);
});
