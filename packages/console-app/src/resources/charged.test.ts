import { expect, it } from 'vitest';
import { metalPrice } from '@livery/api/domain/metal';
import { addressPrice, loadBalancerPrice, vmPrice } from '@livery/api/domain/pricing';
import { hourlyCost } from '@livery/api/domain/runway';
import { servicePrice } from '@livery/api/domain/services';
import { storagePrice } from '@livery/api/domain/storage';
import type { UsageEntry } from '@livery/api/generated/types';
import { openSandbox, type OpenSandbox } from '@livery/api/sandbox/testing/openSandbox';
import { jhv, requested } from '@livery/api/sandbox/testing/machines';
import { resources } from './resources.js';

const hour = 3600;
const day = 24 * hour;
const accounts = [1201, 1202, 1203];

/** Costs are charged in millionths; the last digit may be rounded otherwise where a price is made of parts. */
const millionths = (amount: number | undefined): number => Math.round((amount ?? Number.NaN) * 1e6);

interface Row {
  uuid?: string;
  name?: string | null;
}

const lists = {
  virtual_machine: 'listVms',
  load_balancer: 'listLoadBalancers',
  ip_address: 'listIpAddresses',
  bare_metal: 'listBareMetalLeases',
} as const;

async function customersOwn({ ask }: OpenSandbox) {
  const pricing = (await ask('getPricing')).body;
  const locations = (await ask('listLocations')).body;
  const inEach = async (list: (typeof lists)[keyof typeof lists] | 'listBareMetalSpecs'): Promise<object[]> => {
    const answers = locations.map(async ({ slug: location }) => {
      const { status, body } = await ask(list, { path: { location } });
      return status === 200 ? body.map((row) => Object.assign({ location }, row)) : [];
    });
    return (await Promise.all(answers)).flat();
  };
  const specs = await inEach('listBareMetalSpecs');
  const rows: Record<string, object[]> = {
    managed_service: (await ask('listManagedServices', { path: { location: 'jhv' } })).body,
    bucket: (await ask('listBuckets')).body,
  };
  for (const [kind, list] of Object.entries(lists)) rows[kind] = await inEach(list);
  return resources.flatMap(({ kind, pricing: charge }) => {
    const priceOf = charge?.createPricer({ pricing, currency: 'EUR', locations }, specs);
    return (rows[kind] ?? []).map((row: Row) => ({ kind, row, price: priceOf?.(row) }));
  });
}

async function usageOf({ ask }: OpenSandbox): Promise<UsageEntry[]> {
  const reports = accounts.map((billing_account_id) => ask('listUsage', { query: { billing_account_id } }));
  return (await Promise.all(reports)).flatMap(({ body }) => body);
}

it('what lists, pages and the dashboard say that a resource costs is what an hour of it is charged', async () => {
  const sandbox = openSandbox();
  const owned = await customersOwn(sandbox);
  const before = await usageOf(sandbox);
  sandbox.pass(hour);
  const after = await usageOf(sandbox);
  const isOf =
    ({ uuid, name }: Row) =>
    (entry: UsageEntry) =>
      uuid === undefined ? entry.description === `Bucket ${name}` : entry.uuid === uuid;
  const compared = owned.map(({ kind, row, price }) => {
    const entry = after.find(isOf(row));
    const charged = (entry?.cost ?? 0) - (before.find(isOf(row))?.cost ?? 0);
    return { kind, name: row.name, charged: millionths(charged), shown: price ? millionths(hourlyCost(price)) : 0 };
  });
  expect(new Set(compared.filter(({ charged }) => charged > 0).map(({ kind }) => kind))).toEqual(
    new Set([...Object.keys(lists), 'managed_service', 'bucket']),
  );
  expect(compared.filter(({ charged, shown }) => Math.abs(charged - shown) > 1)).toEqual([]);
});

const cents = (amount: number | undefined): number => Math.round((amount ?? Number.NaN) * 100);

/** Orders one of each kind, as the forms do. Returns what each form says that an hour costs, by the name on the invoice. */
async function orderOfEach({ ask }: OpenSandbox, billing_account_id: number): Promise<Record<string, number>> {
  const pricing = (await ask('getPricing')).body;
  const context = { currency: 'EUR', location: 'jhv' };
  const [network] = (await ask('listNetworks', { path: jhv })).body;
  const size = { vcpu: 2, memory: 4096, storage_gb: 40 };
  const spec = (await ask('listBareMetalSpecs', { path: jhv })).body.find((one) => one.is_available);
  const order = (id: Parameters<typeof ask>[0], body: object) =>
    ask(id, { path: jhv, body: { billing_account_id, ...body } });
  await order('createVm', { ...requested, name: 'monthly' });
  await ask('createManagedService', {
    body: {
      service: 'postgresql',
      version: '16',
      display_name: 'monthly',
      location: 'jhv',
      billing_account_id,
      resources: [{ resource_type: 'vm', ...size, count: 1 }],
      is_multi_node: false,
    },
  });
  const forwarding_rules = [{ protocol: 'TCP', source_port: 80, target_port: 80 }];
  await order('createLoadBalancer', {
    display_name: 'monthly',
    network_uuid: network?.uuid,
    forwarding_rules,
    targets: [],
    reserve_public_ip: false,
  });
  const { body: address } = await ask('createIpAddress', { path: jhv, body: { name: 'monthly', billing_account_id } });
  await order('createBareMetalLease', { display_name: 'monthly', spec: spec?.id, requested_os_id: 'debian-12' });
  await ask('createBucket', { body: { name: 'monthly-bucket', billing_account_id } });
  const prices = {
    'Virtual machine monthly': vmPrice(pricing, context, {
      vcpu: requested.vcpu,
      memory: requested.ram,
      disks: [{ size: 40 }],
      floatingIps: 1,
    }),
    'Managed service monthly': servicePrice(pricing, context, size, 1),
    'Load balancer monthly': loadBalancerPrice(pricing, context),
    [`IP address ${address.address}`]: addressPrice(pricing, context, { type: 'public', is_ipv6: false }, false),
    'Bare metal monthly': metalPrice(pricing, context, spec),
    'Bucket monthly-bucket': storagePrice(pricing, { currency: 'EUR', locations: [] }, 0),
  };
  return Object.fromEntries(Object.entries(prices).map(([name, price]) => [name, hourlyCost(price) ?? Number.NaN]));
}

it('a month of what each form orders, and of what lists and the dashboard price, is invoiced to the cent', async () => {
  const sandbox = openSandbox();
  sandbox.pass(17.5 * day);
  const prices = await orderOfEach(sandbox, 1202);
  sandbox.pass(hour);
  const own = (await customersOwn(sandbox)).filter(({ row }) => Object.values(row).includes(1202));
  const hourly = own.reduce((sum, { price }) => sum + (price ? (hourlyCost(price) ?? Number.NaN) : 0), 0);
  sandbox.pass(30 * day);
  const { body: invoices } = await sandbox.ask('listInvoices', { query: { billing_account_id: 1202 } });
  const issued = invoices.find(
    ({ type, period_start }) => type === 'cloud_services' && period_start === '2025-04-01 00:00:00',
  );
  const hours = 30 * 24;
  const invoiced = Object.fromEntries(issued?.records_list.map(({ name, amount }) => [name, cents(amount)]) ?? []);
  // Amounts of an invoice are rounded so that they add up to its total: one may be a cent more or less.
  const differing = Object.entries(prices).filter(
    ([name, price]) => !(Math.abs((invoiced[name] ?? Number.NaN) - cents(price * hours)) <= 1),
  );
  expect(differing).toEqual([]);
  expect(cents(issued?.totals.subtotal)).toBe(cents(hourly * hours));
});
