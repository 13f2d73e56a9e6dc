import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
  const { stateActions } = stateAt(() => undefined, set);
  stateActions.select(new Set());
  expect(set).toHaveBeenLastCalledWith({ selected: undefined });
  stateActions.select(new Set(['a', 'b']));
  expect(set).toHaveBeenLastCalledWith({ selected: 'a,b' });
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
