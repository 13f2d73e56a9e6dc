import { environmentManager, focusManager, QueriesObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotFoundError } from '../errors.js';
import { keys } from '../keys.js';
import { fakeServer, makeVm, refusal } from '../testing/fakeServer.js';
import { isSlow } from '../transitions.js';
import { vmLists } from './vmLists.js';
import { vm, vmList, type LocatedVm } from './vms.js';

describe('the list of a location', () => {
  it('keeps the rows that did not change the same objects', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => makeVm({ uuid: `vm-${index}`, name: `web-${index}` }));
    let answer = many;
    const { client } = fakeServer(() => Response.json(answer));
    await client.fetchQuery(vmList('jhv'));
    const before = client.getQueryData<LocatedVm[]>(keys.vms('jhv')) ?? [];
    answer = many.with(4711, makeVm({ uuid: 'vm-4711', name: 'web-4711', status: 'stopped' }));
    await client.fetchQuery({ ...vmList('jhv'), staleTime: 0 });
    const after = client.getQueryData<LocatedVm[]>(keys.vms('jhv')) ?? [];
    const changed = after.flatMap((row, index) => (row === before[index] ? [] : [row.uuid]));
    expect(after).toHaveLength(10_000);
    expect(changed).toEqual(['vm-4711']);
  });
});

describe('one machine', () => {
  it('is picked from its list', async () => {
    const { client, seen } = fakeServer(() => Response.json([makeVm(), makeVm({ uuid: 'vm-2', name: 'db' })]));
    const observer = new QueryObserver(client, vm('jhv', 'vm-2'));
    await observer.refetch();
    expect(observer.getCurrentResult().data?.name).toBe('db');
    expect(seen.map(({ call }) => call)).toEqual(['GET /jhv/user-resource/vm/list']);
  });

  it('that is gone is a NotFoundError', async () => {
    const { client } = fakeServer(() => Response.json([makeVm()]));
    const observer = new QueryObserver(client, vm('jhv', 'vm-9'));
    await observer.refetch();
    const { error } = observer.getCurrentResult();
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ resource: 'virtual_machine', id: 'vm-9' });
  });
});

describe('the lists of all locations', () => {
  it('show what has come and say which location failed', async () => {
    const { client } = fakeServer(({ call }) =>
      call.startsWith('GET /tll') ? refusal('Out of order') : Response.json([makeVm({ uuid: call.slice(5, 8) })]),
    );
    const { queries, combine } = vmLists([{ slug: 'jhv' }, { slug: 'tll' }, { slug: 'jkt' }]);
    const observer = new QueriesObserver(client, queries);
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    const all = combine(observer.getCurrentResult() as Parameters<typeof combine>[0]);
    stop();
    expect(all.vms.map(({ uuid, location }) => [uuid, location])).toEqual([
      ['jhv', 'jhv'],
      ['jkt', 'jkt'],
    ]);
    expect(all.errors).toMatchObject([{ location: 'tll', error: { serverMessage: 'Out of order' } }]);
    expect(all).toMatchObject({ isPending: false, isFetching: false });
  });

  it('are pending as long as one location has answered nothing', () => {
    const { client } = fakeServer(() => new Promise(() => undefined));
    const { queries, combine } = vmLists([{ slug: 'jhv' }, { slug: 'tll' }]);
    client.setQueryData(keys.vms('jhv'), [makeVm()]);
    const all = combine(new QueriesObserver(client, queries).getCurrentResult() as Parameters<typeof combine>[0]);
    expect(all).toMatchObject({ isPending: true, vms: [{ uuid: 'vm-1' }] });
  });
});

/** A page that shows one machine, which is being created for so many answers. */
function creatingFor(answers: number) {
  let asked = 0;
  const { client, seen } = fakeServer(() => {
    asked += 1;
    return Response.json([makeVm({ status: asked > answers ? 'running' : 'creating' })]);
  });
  client.mount();
  const unsubscribe = new QueryObserver(client, vmList('jhv')).subscribe(() => undefined);
  const stop = () => {
    unsubscribe();
    client.unmount();
  };
  return { client, seen, stop };
}

describe('a transition', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
  });
  afterEach(() => {
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
    focusManager.setFocused(undefined);
  });

  it('is polled until it settles', async () => {
    const { client, seen, stop } = creatingFor(2);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(seen).toHaveLength(3);
    expect(client.getQueryData<LocatedVm[]>(keys.vms('jhv'))?.[0]?.status).toBe('running');
  });

  it('is left alone in a hidden tab and asked for when the tab is shown', async () => {
    const { seen, stop } = creatingFor(Infinity);
    await vi.advanceTimersByTimeAsync(0);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(seen).toHaveLength(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toHaveLength(2);
    stop();
  });

  it('that never ends is not polled for ever', async () => {
    const { client, seen, stop } = creatingFor(Infinity);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const asked = seen.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(seen).toHaveLength(asked);
    expect(isSlow(client.getQueryData<LocatedVm[]>(keys.vms('jhv'))?.[0] ?? makeVm())).toBe(true);
    stop();
  });
});
