import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CollectionAddress } from './address.js';
import { useCollectionState } from './useCollectionState.js';

function stateAt(get: (name: string) => string | undefined, set: CollectionAddress['set'] = () => undefined) {
  const seen: ReturnType<typeof useCollectionState>[] = [];
  function Collection() {
    seen.push(useCollectionState({ filterIds: [], sortable: [], address: { get, set } }));
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
