import { QueryObserver, type FetchQueryOptions } from '@tanstack/query-core';
import { describe, expect, it, vi } from 'vitest';
import { UnexpectedResponseError } from '../errors.js';
import { billingAccounts, openBillingAccounts, usage } from './billing.js';
import { hostPools, vm, vmInterfaces, vmList, vmParameters } from './compute.js';
import { locations, pricing, vmImages } from './config.js';
import { events, vmMetrics } from './extension.js';
import { user } from './identity.js';
import { invoices } from './invoices.js';
import { ipAddresses, networks } from './network.js';
import { creditHistory } from './payments.js';
import { NotFoundError } from './errors.js';
import { whitelistAddresses } from './services.js';
import { bucket } from './storage.js';
import { fakeServer, makeVm } from './testing/fakeServer.js';
import { notUnderstood } from './understood.js';

const reads: [string, unknown, 'list' | 'object'][] = [
  ['GET /user-resource/user', user(), 'object'],
  ['GET /config/locations', locations(), 'list'],
  ['GET /config/vm_images', vmImages(), 'list'],
  ['GET /pricing/list/current', pricing(), 'object'],
  ['GET /payment/billing_account/list', billingAccounts(), 'list'],
  ['GET /charging/usage?billing_account_id=1201', usage(1201), 'list'],
  ['GET /jhv/network/networks', networks('jhv'), 'list'],
  ['GET /jhv/network/ip_addresses', ipAddresses('jhv'), 'list'],
  ['GET /jhv/user-resource/vm/list', vmList('jhv'), 'list'],
  ['GET /jhv/user-resource/host_pool/list', hostPools('jhv'), 'list'],
  ['GET /api/parameters/vm', vmParameters(), 'list'],
  ['GET /jhv/network/virtual-machines/vm-1/interfaces', vmInterfaces('jhv', 'vm-1'), 'list'],
  ['GET /jhv/user-resource/vm/vm-1/metrics?range=24h', vmMetrics('jhv', 'vm-1', '24h'), 'object'],
  ['GET /user-resource/service/package/s-1/whitelist_addresses', whitelistAddresses('s-1'), 'list'],
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
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(UnexpectedResponseError);
  });
});

it('keys no two reads alike', () => {
  const keys = reads.map(([, options]) => JSON.stringify((options as FetchQueryOptions).queryKey));
  expect(new Set(keys).size).toBe(reads.length);
});

it('keys a read by its operation and the values of its path and query', () => {
  expect([vmMetrics('jhv', 'vm-1', '24h'), events(), user()].map(({ queryKey }) => queryKey)).toEqual([
    ['getVmMetrics', 'jhv', 'vm-1', '24h'],
    ['listEvents', null],
    ['getUser'],
  ]);
});

it('repairs the rows of a list, says where they are and reports what was wrong once, without its value', async () => {
  const response = [
    null,
    'x',
    { uuid: 'vm-1', name: 7, storage: [{ uuid: 'disk', replicas: null }] },
    { name: 'lost' },
  ];
  const { client, mismatches } = fakeServer(() => Response.json(response));
  const [row, ...others] = await client.fetchQuery(vmList('jhv'));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ uuid: 'vm-1', location: 'jhv', name: 'vm-1', vcpu: NaN, storage: [{ replicas: [] }] });
  const told = mismatches.length;
  await client.fetchQuery({ ...vmList('jhv'), staleTime: 0 });
  expect(mismatches).toHaveLength(told);
  expect(mismatches).toContainEqual(expect.objectContaining({ operationId: 'listVms', path: '[].name' }));
  expect(JSON.stringify(mismatches)).not.toContain('lost');
});

it('keeps the rows that did not change the same objects', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => makeVm({ uuid: `vm-${index}`, name: `web-${index}` }));
  let response = many;
  const { client } = fakeServer(() => Response.json(response));
  await client.fetchQuery(vmList('jhv'));
  const before = client.getQueryData(vmList('jhv').queryKey) ?? [];
  response = many.with(4711, makeVm({ uuid: 'vm-4711', name: 'web-4711', status: 'stopped' }));
  await client.fetchQuery({ ...vmList('jhv'), staleTime: 0 });
  const after = client.getQueryData(vmList('jhv').queryKey) ?? [];
  const changed = after.flatMap((row, index) => (row === before[index] ? [] : [row.uuid]));
  expect(after).toHaveLength(10_000);
  expect(changed).toEqual(['vm-4711']);
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

it.each([
  ['vm-1', true],
  ['vm-2', false],
])('shows the metrics of another range while %s loads: %s', async (uuid, visible) => {
  const { client } = fakeServer(({ query }) =>
    query === 'range=1h' ? Response.json({ series: [] }) : new Promise<Response>(() => undefined),
  );
  const observer = new QueryObserver(client, vmMetrics('jhv', 'vm-1', '1h'));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  observer.setOptions(vmMetrics('jhv', uuid, '24h'));
  expect(observer.getCurrentResult().data !== undefined).toBe(visible);
  stop();
});

it('a bucket goes by the name that it was asked for where the response does not say it', async () => {
  const { client } = fakeServer(() => Response.json({ name: ['shop'], size_bytes: 1 }));
  const observer = new QueryObserver(client, bucket('shop'));
  await observer.refetch();
  expect(observer.getCurrentResult().data?.name).toBe('shop');
});

it('the open billing accounts are those of the same list that are not deleted', async () => {
  const rows = [
    { id: 1201, is_deleted: true },
    { id: 1202, is_deleted: false },
  ];
  const { client } = fakeServer(() => Response.json(rows));
  const all = await client.fetchQuery(billingAccounts());
  const { queryKey, select } = openBillingAccounts();
  expect(queryKey).toEqual(billingAccounts().queryKey);
  expect(select(all).map(({ id }) => id)).toEqual([1202]);
});

it('the account and its credit are read again when the payment of an invoice is over, and not before', async () => {
  let status = 0;
  const { client } = fakeServer(({ call }) =>
    Response.json(call.includes('invoice') ? [{ id: 7, status, type: 'invoice', transaction_list: [] }] : []),
  );
  const others = [billingAccounts(), creditHistory()];
  for (const { queryKey } of others) client.setQueryData(queryKey, []);
  const isOld = () => others.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated);
  const look = () => client.fetchQuery({ ...invoices(1201), staleTime: 0 });
  await look();
  await look();
  expect(isOld()).toEqual([false, false]);
  status = 10;
  await look();
  expect(isOld()).toEqual([true, true]);
});

it('tells of a bucket that is read by itself what the server did not say, as it does of a list', async () => {
  const row = {
    name: 'media',
    size_bytes: 1,
    num_objects: 1,
    owner: 'mari',
    is_suspended: null,
    billing_account_id: 1,
  };
  const { client } = fakeServer(() => Response.json(row));
  await client.fetchQuery(bucket('media'));
  const key = { queryKey: bucket('media').queryKey, id: 'media' };
  expect(notUnderstood(client, key, 'is_suspended')).toEqual({ said: null });
  expect(notUnderstood(client, key, 'owner')).toBeUndefined();
});
