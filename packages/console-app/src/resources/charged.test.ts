import { expect, it } from 'vitest';
import { hourlyCost } from '@livery/api/domain/runway';
import type { UsageEntry } from '@livery/api/generated/types';
import { openSandbox, type OpenSandbox } from '@livery/api/sandbox/testing/openSandbox';
import { resources } from './resources.js';

const hour = 3600;
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
