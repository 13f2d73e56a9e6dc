import { expect, it } from 'vitest';
import { sizeOf, vmPrice } from '../domain/pricing.js';
import { shouldRetry } from '../errors.js';
import type { Pricing, Vm } from '../generated/types.js';
import { vmList } from './compute.js';
import { fakeServer, makeVm, refusal } from './testing/fakeServer.js';

/** A machine as the specification has it: without its public address. */
function specified(uuid: string): Vm {
  const { public_ipv4: _, ...rest } = makeVm({ uuid });
  return rest;
}

const address = (text: string, assigned_to: string | null, more: object = {}) => ({
  address: text,
  uuid: `of ${text}`,
  name: null,
  type: 'public',
  enabled: true,
  is_ipv6: false,
  assigned_to,
  assigned_to_resource_type: assigned_to === null ? null : 'virtual_machine',
  assigned_to_private_ip: null,
  billing_account_id: 1201,
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
  ...more,
});

async function addressesOf(vms: Vm[], addresses: object[] | 'refused') {
  const { client, seen } = fakeServer(({ call }) => {
    if (call.includes('/vm/list')) return Response.json(vms);
    return addresses === 'refused' ? refusal('no') : Response.json(addresses);
  });
  const rows = await client.fetchQuery(vmList('jhv'));
  return { rows, found: rows.map(({ public_ipv4 }) => public_ipv4), calls: seen.map(({ call }) => call) };
}

it('a machine has the public IPv4 address that the address list says is assigned to it', async () => {
  const { found } = await addressesOf(
    [specified('vm-1'), specified('vm-2'), specified('vm-3')],
    [
      address('185.14.96.10', 'vm-2'),
      address('10.0.0.9', 'vm-1', { type: 'private' }),
      address('2001:db8::1', 'vm-3', { is_ipv6: true }),
      address('185.14.96.11', null),
    ],
  );
  expect(found).toEqual([null, '185.14.96.10', null]);
});

it('each of the addresses of a machine is in its price, of which it shows the first', async () => {
  const { rows, found } = await addressesOf(
    [specified('vm-1'), specified('vm-2')],
    [
      address('185.14.96.10', 'vm-2'),
      address('185.14.96.11', 'vm-2'),
      address('2001:db8::1', 'vm-2', { is_ipv6: true }),
    ],
  );
  expect(found).toEqual([null, '185.14.96.10']);
  expect(rows.map((row) => sizeOf(row).floatingIps)).toEqual([0, 2]);
});

it('whether a machine has one is not known where the address list fails', async () => {
  expect((await addressesOf([specified('vm-1')], 'refused')).found).toEqual([undefined]);
});

it('nor where it was not understood what one of the addresses is assigned to', async () => {
  const { rows, found } = await addressesOf(
    [specified('vm-1'), specified('vm-2')],
    [address('185.14.96.10', 'vm-2'), address('185.14.96.11', null, { assigned_to: 7 })],
  );
  expect(found).toEqual([undefined, undefined]);
  expect(rows.map((row) => sizeOf(row).floatingIps)).toEqual([Number.NaN, Number.NaN]);
});

it.each([{ type: 7 }, { is_ipv6: undefined }])(
  'nor where its own is one of which %j was not understood',
  async (fields) => {
    const { rows, found } = await addressesOf(
      [specified('vm-1'), specified('vm-2'), specified('vm-3')],
      [address('185.14.96.10', 'vm-1'), address('185.14.96.11', 'vm-2', fields)],
    );
    expect(found).toEqual(['185.14.96.10', undefined, null]);
    expect(rows.map((row) => sizeOf(row).floatingIps)).toEqual([1, Number.NaN, 0]);
  },
);

it.each([
  ['its disks', { storage: 'none' }, { lines: ['CPU', 'RAM'], hourly: undefined }],
  ['its licence', { license_type: 7, storage: [] }, { lines: ['CPU', 'RAM'], hourly: undefined }],
  ['nothing', { license_type: null, storage: [] }, { lines: ['CPU', 'RAM'], hourly: 2 }],
])('the price of a machine of which %s was not understood', async (_, fields, expected) => {
  const { rows } = await addressesOf(
    [Object.assign(makeVm({ public_ipv4: null, vcpu: 1, memory: 1024 }), fields)],
    'refused',
  );
  const price = (resource_type: string) => ({
    resource_type,
    description: resource_type,
    unit: 'GB',
    price_per_unit: 1,
    monthly_price_per_unit: 500,
    tiers: [],
  });
  const prices = { EUR: { jhv: { default: ['CPU', 'RAM', 'STORAGE'].map(price) } } } as unknown as Pricing;
  const [row] = rows;
  const { lines, hourly } = vmPrice(prices, { currency: 'EUR', location: 'jhv' }, sizeOf(row!));
  expect({ lines: lines.map(({ resourceType }) => resourceType), hourly }).toEqual(expected);
});

it('a list of addresses that ends in a 502 is read again', async () => {
  let asked = 0;
  const { client } = fakeServer(({ call }) => {
    if (call.includes('/vm/list')) return Response.json([specified('vm-1')]);
    asked += 1;
    return asked === 1 ? refusal('Bad gateway', 502) : Response.json([address('185.14.96.10', 'vm-1')]);
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: shouldRetry, retryDelay: 0 } });
  const rows = await client.fetchQuery(vmList('jhv'));
  expect(rows.map(({ public_ipv4 }) => public_ipv4)).toEqual(['185.14.96.10']);
  expect(asked).toBe(2);
});

it('what the server itself says of a machine stands, and no other list is asked', async () => {
  const { found, calls } = await addressesOf([makeVm({ public_ipv4: '185.14.96.12' })], 'refused');
  expect(found).toEqual(['185.14.96.12']);
  expect(calls).toHaveLength(1);
});
