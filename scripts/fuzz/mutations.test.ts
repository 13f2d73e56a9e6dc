import { describe, expect, it } from 'vitest';
import { bodyKinds, every, kindsFor, mutated, pathText, valueKinds, type Body, type Path } from './mutations.js';

const json = (value: unknown): Body => ({ text: JSON.stringify(value), type: 'application/json' });

const after = (value: unknown, path: Path, kind: keyof typeof valueKinds): unknown =>
  JSON.parse(mutated({ operation: 'listVms', path, kind }, json(value)).text);

const rows = [
  { name: 'web-1', disks: [{ size: 20 }, { size: 40 }] },
  { name: 'web-2', disks: [] },
];

describe('a mutation of a value', () => {
  it('changes one place and leaves the rest', () => {
    expect(after(rows, [0, 'disks', 1, 'size'], 'negative')).toEqual([
      { name: 'web-1', disks: [{ size: 20 }, { size: -7 }] },
      rows[1],
    ]);
  });

  it('changes every row, and what is in the lists of each', () => {
    expect(after(rows, [every, 'disks', every, 'size'], 'null')).toEqual([
      { name: 'web-1', disks: [{ size: null }, { size: null }] },
      rows[1],
    ]);
  });

  it('takes out a field, and a row', () => {
    expect(after(rows, [0, 'name'], 'missing')).toEqual([{ disks: rows[0]?.disks }, rows[1]]);
    expect(after(rows, [0], 'missing')).toEqual([rows[1]]);
  });

  it('changes the answer itself', () => {
    expect(after(rows, [], 'an object')).toEqual({ odd: ['odd'] });
    expect(after(rows, [], 'rows that are none')).toEqual([null, 1, 'odd', {}, [], ...rows]);
  });

  it('leaves an answer as it is that has no such place, or another type there', () => {
    expect(after(rows, [7, 'name'], 'null')).toEqual(rows);
    expect(after(rows, [every, 'hostname'], 'null')).toEqual(rows);
    expect(after(rows, [every, 'name'], 'negative')).toEqual(rows);
  });

  it('makes thousands of rows, each with an id of its own', () => {
    const many = after([{ uuid: 'a' }, { uuid: 'b' }], [], 'many rows') as { uuid: string }[];
    expect(many.length).toBeGreaterThan(2000);
    expect(new Set(many.map(({ uuid }) => uuid)).size).toBe(many.length);
  });

  it('keeps fields named like those of every object as data', () => {
    const text = mutated({ operation: 'listVms', path: [], kind: 'fields that nobody knows' }, json({})).text;
    expect(text).toBe('{"__proto__":{"odd":1},"constructor":"odd"}');
    expect(after({ a: 1 }, [], 'fields that nobody knows')).toHaveProperty('a', 1);
  });
});

describe('a mutation of a body', () => {
  it.each(Object.entries(bodyKinds))('gives %s', (kind, change) => {
    const body = json(rows);
    const changed = mutated({ operation: 'listVms', path: [], kind: kind as keyof typeof bodyKinds }, body);
    expect(changed).toEqual(change(body));
    expect(changed).not.toEqual(body);
  });
});

describe('kinds', () => {
  it('each change some value', () => {
    const values = [true, 7, 'text', '2026-05-20 09:30:00', null, [{ uuid: 'a' }], { a: 1 }];
    for (const kind of Object.keys(valueKinds) as (keyof typeof valueKinds)[]) {
      const fitting = values.filter((value) => kindsFor(value, ['field']).includes(kind));
      expect(fitting, kind).not.toEqual([]);
      for (const field of fitting) {
        expect(JSON.stringify(after({ field }, ['field'], kind)), kind).not.toBe(JSON.stringify({ field }));
      }
    }
  });

  it('of a body are for the whole answer only, which cannot be missing', () => {
    expect(kindsFor([], [])).toContain('a truncated body');
    expect(kindsFor([], [])).not.toContain('missing');
    expect(kindsFor([], ['field'])).not.toContain('a truncated body');
    expect(kindsFor([], ['field'])).toContain('missing');
  });
});

it('a path is told as a person would write it', () => {
  expect(pathText([2, 'storage', every, 'size'])).toBe('[2].storage[*].size');
});
