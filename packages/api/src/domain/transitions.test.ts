import { expect, it } from 'vitest';
import { entryOf } from './openValues.js';
import { defineTransitions } from './transitions.js';

const transitions = defineTransitions({ creating: { expected: 1000, limit: 5000 } });

it('tells what passes by itself, how long that takes and since when', () => {
  expect(transitions.has('creating')).toBe(true);
  expect(transitions.times('creating')).toEqual({ expected: 1000, limit: 5000 });
  expect(transitions.of('creating', '2026-03-14 09:26:53')).toEqual([
    { status: 'creating', since: '2026-03-14 09:26:53', expected: 1000, limit: 5000 },
  ]);
});

it.each(['running', '', 'upside_down', 'constructor', '__proto__'])(
  'a status that lasts, or that nobody knows: %s',
  (status) => {
    expect(transitions.has(status)).toBe(false);
    expect(transitions.times(status)).toBeUndefined();
    expect(transitions.of(status, undefined)).toEqual([]);
  },
);

it('finds in a table only what was put there', () => {
  expect(entryOf({ a: 1 }, 'a')).toBe(1);
  expect(entryOf({ a: 1 }, 'toString')).toBeUndefined();
});
