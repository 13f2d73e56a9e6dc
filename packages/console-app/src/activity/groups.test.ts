import { expect, it } from 'vitest';
import type { Activity } from '#shared/storage.js';
import { groupsOf } from './groups.js';

const activity = (id: string, operation: string, startedAt: number): Activity => ({
  id,
  operation,
  startedAt,
  state: 'done',
});

const ids = (activities: readonly Activity[]) =>
  groupsOf(activities).map((group) => group.activities.map(({ id }) => id));

it('puts changes of one kind together that were started together', () => {
  const bulk = [activity('c', 'stopVm', 9000), activity('b', 'stopVm', 8000), activity('a', 'stopVm', 7000)];
  expect(ids(bulk)).toEqual([['c', 'b', 'a']]);
});

it('keeps a chain together however long it takes, and what came later apart', () => {
  const chain = [30_000, 14_000, 10_000, 6000].map((at) => activity(String(at), 'startVm', at));
  expect(ids(chain)).toEqual([['30000'], ['14000', '10000', '6000']]);
});

it('calls a group the same while more is started with it, and while only a part of it is shown', () => {
  const first = activity('a', 'stopVm', 1000);
  const others = [activity('c', 'stopVm', 1000), activity('b', 'stopVm', 3000)];
  const running = others.map((one): Activity => ({ ...one, state: 'running' }));
  const shown = [
    groupsOf([first]),
    groupsOf([first, ...others]),
    groupsOf([...others, first]),
    groupsOf([first, ...running], ({ state }) => state === 'running'),
  ];
  expect(shown.map((groups) => groups.map(({ id, activities }) => [id, activities.map((one) => one.id)]))).toEqual([
    [['a', ['a']]],
    [['a', ['b', 'c', 'a']]],
    [['a', ['b', 'c', 'a']]],
    [['a', ['b', 'c']]],
  ]);
  expect(groupsOf([first], () => false)).toEqual([]);
});

it('keeps other changes apart, the latest group first', () => {
  const mixed = [activity('a', 'stopVm', 8000), activity('c', 'stopVm', 9000), activity('b', 'createVm', 8500)];
  expect(ids(mixed)).toEqual([['c', 'a'], ['b']]);
});
