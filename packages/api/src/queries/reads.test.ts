import { QueryObserver, type FetchQueryOptions } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { billingAccounts } from './billing.js';
import { hostPools, vmInterfaces, vmList, vmParameters } from './compute.js';
import { locations, pricing, vmImages } from './config.js';
import { events, vmMetrics } from './extension.js';
import { UnexpectedAnswerError } from './errors.js';
import { user } from './identity.js';
import { ipAddresses, networks } from './network.js';
import { fakeServer } from './testing/fakeServer.js';

const reads: [string, unknown, 'list' | 'object'][] = [
  ['GET /user-resource/user', user(), 'object'],
  ['GET /config/locations', locations(), 'list'],
  ['GET /config/vm_images', vmImages(), 'list'],
  ['GET /pricing/list/current', pricing(), 'object'],
  ['GET /payment/billing_account/list', billingAccounts(), 'list'],
  ['GET /jhv/network/networks', networks('jhv'), 'list'],
  ['GET /jhv/network/ip_addresses', ipAddresses('jhv'), 'list'],
  ['GET /jhv/user-resource/vm/list', vmList('jhv'), 'list'],
  ['GET /jhv/user-resource/host_pool/list', hostPools('jhv'), 'list'],
  ['GET /api/parameters/vm', vmParameters(), 'list'],
  ['GET /jhv/network/virtual-machines/vm-1/interfaces', vmInterfaces('jhv', 'vm-1'), 'list'],
  ['GET /jhv/user-resource/vm/vm-1/metrics?range=24h', vmMetrics('jhv', 'vm-1', '24h'), 'object'],
  ['GET /user-resource/events', events(), 'list'],
  ['GET /user-resource/events?resource_uuid=vm-1', events('vm-1'), 'list'],
];

describe.each(reads)('%s', (address, options, kind) => {
  const query = options as FetchQueryOptions;

  it('is what is asked', async () => {
    const { client, seen } = fakeServer(() => Response.json(kind === 'list' ? [] : {}));
    await client.fetchQuery(query);
    expect(seen.map(({ call, query: search }) => (search ? `${call}?${search}` : call))).toEqual([address]);
  });

  it('refuses an answer of another kind', async () => {
    const { client } = fakeServer(() => Response.json(kind === 'list' ? {} : []));
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });
});

it('keys no two reads alike', () => {
  const keys = reads.map(([, options]) => JSON.stringify((options as FetchQueryOptions).queryKey));
  expect(new Set(keys).size).toBe(reads.length);
});

it('leaves out entries that are no rows and makes missing lists empty', async () => {
  const { client } = fakeServer(() =>
    Response.json([null, 'x', { uuid: 'vm-1', storage: [{ uuid: 'disk', replicas: null }] }, { uuid: 'vm-2' }]),
  );
  expect(await client.fetchQuery(vmList('jhv'))).toEqual([
    { uuid: 'vm-1', location: 'jhv', storage: [{ uuid: 'disk', replicas: [] }] },
    { uuid: 'vm-2', location: 'jhv', storage: [] },
  ]);
});

it.each([
  ['vm-1', true],
  ['vm-2', false],
])('shows the metrics of another range while %s loads: %s', async (uuid, shown) => {
  const { client } = fakeServer(({ query }) =>
    query === 'range=1h' ? Response.json({ series: [] }) : new Promise<Response>(() => undefined),
  );
  const observer = new QueryObserver(client, vmMetrics('jhv', 'vm-1', '1h'));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  observer.setOptions(vmMetrics('jhv', uuid, '24h'));
  expect(observer.getCurrentResult().data !== undefined).toBe(shown);
  stop();
});
