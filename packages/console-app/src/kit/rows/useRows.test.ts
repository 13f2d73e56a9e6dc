import { QueriesObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { vmList } from '@livery/api/queries/compute';
import { fakeServer, makeVm, refusal } from '@livery/api/queries/testing/fakeServer';
import type { UnknownResource } from '../resource.js';
import { rowsQueries } from './useRows.js';

const locations = ['jhv', 'tll', 'jkt'].map((slug) => ({ slug }));
const { queries, combine } = rowsQueries(
  [{ source: { scope: 'location', read: vmList } } as unknown as UnknownResource],
  locations,
);

/** The rows as far as they have come once all that can be answered was answered. */
async function rowsFrom(server: ReturnType<typeof fakeServer>) {
  const observer = new QueriesObserver(server.client, queries);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(server.client.isFetching()).toBe(0));
  const [all] = combine(observer.getCurrentResult() as Parameters<typeof combine>[0]);
  stop();
  return all;
}

describe('the rows of all locations', () => {
  it('show what has come and say which location failed', async () => {
    const all = await rowsFrom(
      fakeServer(({ call }) =>
        call.startsWith('GET /tll') ? refusal('Out of order') : Response.json([makeVm({ uuid: call.slice(5, 8) })]),
      ),
    );
    expect(all?.rows).toMatchObject([
      { uuid: 'jhv', location: 'jhv' },
      { uuid: 'jkt', location: 'jkt' },
    ]);
    expect(all?.failures).toMatchObject([{ location: 'tll', error: { serverMessage: 'Out of order' } }]);
    expect(all).toMatchObject({ isPending: false, coverage: 'some' });
  });

  it('are known of no location when all have failed', async () => {
    expect(await rowsFrom(fakeServer(() => refusal('Out of order')))).toMatchObject({ rows: [], coverage: 'none' });
  });

  it('are known of all when the one that failed answered before', async () => {
    const server = fakeServer(({ call }) =>
      call.startsWith('GET /tll') ? refusal('Out of order') : Response.json([]),
    );
    server.client.setQueryData(vmList('tll').queryKey, [{ ...makeVm(), location: 'tll' }], { updatedAt: 1 });
    expect(await rowsFrom(server)).toMatchObject({ rows: [{ uuid: 'vm-1' }], coverage: 'all' });
  });

  it('are pending as long as one location has answered nothing', () => {
    const { client } = fakeServer(() => new Promise(() => undefined));
    client.setQueryData(vmList('jhv').queryKey, [{ ...makeVm(), location: 'jhv' }]);
    const [all] = combine(new QueriesObserver(client, queries).getCurrentResult() as Parameters<typeof combine>[0]);
    expect(all).toMatchObject({ isPending: true, rows: [{ uuid: 'vm-1' }] });
  });
});
