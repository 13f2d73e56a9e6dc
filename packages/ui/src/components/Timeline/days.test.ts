import { expect, it } from 'vitest';
import { daysOf } from './days.js';

const at = (text: string) => ({ time: Date.parse(text) });

it('groups events by the day of the time zone, in their order', () => {
  const [late, next, later] = [at('2026-11-23T21:30:00Z'), at('2026-11-23T22:30:00Z'), at('2026-11-24T10:00:00Z')];
  expect(daysOf([late, next, later], 'Europe/Tallinn').map(({ events }) => events)).toEqual([[late], [next, later]]);
  expect(daysOf([late, next, later], 'UTC').map(({ events }) => events)).toEqual([[late, next], [later]]);
  expect(daysOf([later, next, late], 'UTC').map(({ time }) => time)).toEqual([later.time, next.time]);
});

it('is empty without events', () => {
  expect(daysOf([])).toEqual([]);
});
