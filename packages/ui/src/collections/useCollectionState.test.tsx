import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CollectionAddress } from './address.js';
import { useCollectionState } from './useCollectionState.js';

function stateAt(
  get: (name: string) => string | undefined,
  set: CollectionAddress['set'] = () => undefined,
  order: Pick<Parameters<typeof useCollectionState>[0], 'sortable' | 'first'> = { sortable: [] },
) {
  const seen: ReturnType<typeof useCollectionState>[] = [];
  function Collection() {
    seen.push(useCollectionState({ filterIds: [], ...order, address: { get, set } }));
    return null;
  }
  renderToString(<Collection />);
  const [state] = seen;
  if (!state) throw new Error('Nothing was rendered.');
  return state;
}

test('an empty parameter selects nothing', () => {
  expect(stateAt(() => '').selection.size).toBe(0);
  expect([...stateAt(() => 'a,b').selection]).toEqual(['a', 'b']);
});

test('a selection of none leaves no parameter', () => {
  const set = vi.fn<CollectionAddress['set']>();
  stateAt(() => 'a', set).stateActions.select(new Set());
  expect(set).toHaveBeenLastCalledWith({ selected: undefined });
  stateAt(() => undefined, set).stateActions.select(new Set(['a', 'b']));
  expect(set).toHaveBeenLastCalledWith({ selected: 'a,b' });
});

test('a selection that changes quickly is written at once and after a pause, and one that the address has is not', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const set = vi.fn<CollectionAddress['set']>();
  const { stateActions } = stateAt(() => undefined, set);
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
  for (const at of ids.keys()) stateActions.select(new Set(ids.slice(0, at)));
  for (const _ of ids) stateActions.select(new Set(ids));
  stateActions.select(new Set(['m0', 'm1']));
  expect(set.mock.calls).toEqual([[{ selected: 'm0' }]]);
  vi.advanceTimersByTime(1000);
  expect(set.mock.calls.slice(1)).toEqual([[{ selected: 'm0,m1' }]]);
  const unchanged = vi.fn<CollectionAddress['set']>();
  const many = stateAt(() => undefined, unchanged);
  for (const _ of ids) many.stateActions.select(new Set(ids));
  vi.advanceTimersByTime(1000);
  expect(unchanged).not.toHaveBeenCalled();
});

test.each(['tll,1', '100%', '%2C', 'a b'])('a row with the id %s can be selected', (id) => {
  const set = vi.fn<CollectionAddress['set']>();
  stateAt(() => undefined, set).stateActions.select(new Set([id, 'b']));
  const selected = set.mock.lastCall?.[0]['selected'];
  expect([...stateAt(() => selected).selection]).toEqual([id, 'b']);
});

test('an id that was written before ids were encoded is read as it stands', () => {
  expect([...stateAt(() => '100%,b').selection]).toEqual(['100%', 'b']);
});

test.each([
  ['', 'created descending'],
  ['?sort=', 'created descending'],
  ['?sort=gone', 'created descending'],
  ['?dir=ascending', 'created ascending'],
  ['?sort=name', 'name ascending'],
  ['?sort=created', 'created ascending'],
  ['?sort=name&dir=descending', 'name descending'],
  ['?sort=name&dir=sideways', 'name ascending'],
])('at %j rows that begin by when they were created are in the order: %s', (search, expected) => {
  const parameters = new URLSearchParams(search);
  const order = { sortable: ['name', 'created'], first: { column: 'created', direction: 'descending' } } as const;
  const { sort } = stateAt((name) => parameters.get(name) ?? undefined, undefined, order).view;
  expect(`${sort.column} ${sort.direction}`).toBe(expected);
});

test('an order by a column that is not there is that of the first column', () => {
  const first = { column: 'created', direction: 'descending' } as const;
  const orderOf = (sortable: readonly string[]) => stateAt(() => undefined, undefined, { sortable, first }).view.sort;
  expect(orderOf(['title', 'credit'])).toEqual({ column: 'title', direction: 'ascending' });
  expect(orderOf([])).toEqual({ column: '', direction: 'ascending' });
});
