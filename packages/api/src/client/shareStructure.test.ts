import { expect, it } from 'vitest';
import { shareStructure } from './shareStructure.js';

const before = {
  rows: [
    { id: 1, size: NaN },
    { id: 2, size: 4, tags: ['a'] },
  ],
  total: 2,
};

it('is the same object where nothing changed, unknown numbers included', () => {
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

it.each<[string, (copy: typeof before) => void]>([
  ['a value', (copy) => void Object.assign(copy.rows[0]!, { size: 5 })],
  ['a field more', (copy) => void Object.assign(copy.rows[0]!, { name: 'web' })],
  ['a field that is undefined now', (copy) => void Object.assign(copy.rows[0]!, { size: undefined })],
  ['a field less', (copy) => void Reflect.deleteProperty(copy.rows[0]!, 'size')],
])('keeps the rest the same objects: %s', (_, change) => {
  const after = structuredClone(before);
  change(after);
  const shared = shareStructure(before, after) as typeof before;
  expect(shared).toEqual(after);
  expect(shared).not.toBe(before);
  expect(shared.rows[0]).not.toBe(before.rows[0]);
  expect(shared.rows[1]).toBe(before.rows[1]);
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, [1]],
  [null, {}],
  [new Date(0), new Date(0)],
])('gives the new where it is of another kind or length: %o, %o', (old, fresh) => {
  expect(shareStructure(old, fresh)).toEqual(fresh);
  expect(shareStructure(old, fresh)).not.toBe(old);
});

it('a row more at the front leaves the other rows the same objects', () => {
  const rows = [
    { uuid: 'a', size: 1 },
    { uuid: 'b', size: 2 },
  ];
  const shared = shareStructure(rows, [{ uuid: 'new', size: 3 }, ...structuredClone(rows)]) as typeof rows;
  expect(shared).toHaveLength(3);
  expect(shared[1]).toBe(rows[0]);
  expect(shared[2]).toBe(rows[1]);
});

it('a map without a prototype stays one', () => {
  const mapOf = (eur: number): unknown => Object.assign(Object.create(null) as object, { eur });
  const shared = shareStructure(mapOf(1), mapOf(2)) as object;
  expect(shared).toEqual({ eur: 2 });
  expect('constructor' in shared).toBe(false);
});
