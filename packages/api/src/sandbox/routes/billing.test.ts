import { describe, expect, it } from 'vitest';
import type { UsageEntry } from '../../generated/types.js';
import { findVm, jhv, requested } from '../testing/machines.js';
import { type OpenSandbox, openSandbox } from '../testing/openSandbox.js';

/** Hours from the beginning of the month to the sandbox's noon on the 14th. */
const soFar = 13 * 24 + 12;
const hour = 3600;

const usageOf = async ({ ask }: OpenSandbox, billing_account_id = 1201): Promise<UsageEntry[]> =>
  (await ask('listUsage', { query: { billing_account_id } })).body;

async function usageEntry(open: OpenSandbox, description: string, account?: number): Promise<UsageEntry> {
  const found = (await usageOf(open, account)).find((one) => one.description === description);
  if (!found) throw new Error(`No usage of ${description}`);
  return found;
}

describe('usage', () => {
  it('is of this month, of what runs, at the prices of the forms', async () => {
    const entry = await usageEntry(openSandbox(), 'Managed service orders');
    const { ask } = openSandbox();
    const service = (await ask('listManagedServices')).body.find((one) => one.display_name === 'orders');
    const hourly = service?.prices.reduce((sum, one) => sum + (one.price_per_hour ?? Number.NaN), 0) ?? Number.NaN;
    expect(entry).toMatchObject({ uuid: service?.uuid, hours: soFar });
    expect(entry.price).toBeCloseTo(hourly, 5);
    expect(entry.cost).toBeCloseTo(hourly * soFar, 2);
  });

  it('names every kind that is charged, a bucket by its name alone', async () => {
    const entries = await usageOf(openSandbox());
    const kinds = ['Virtual machine', 'Managed service', 'Load balancer', 'IP address', 'Bare metal', 'Bucket'];
    const kindOf = (description: string) => kinds.find((kind) => description.startsWith(`${kind} `)) ?? description;
    expect(new Set(entries.map(({ description }) => kindOf(description)))).toEqual(new Set(kinds));
    expect(entries.filter(({ uuid }) => uuid === undefined).map(({ description }) => description)).toEqual([
      'Bucket tamm-shop-media',
      'Bucket tamm-backups',
      'Bucket import-staging',
    ]);
  });

  it('grows with the time, from when a resource was made', async () => {
    const open = openSandbox();
    const { body } = await open.ask('createIpAddress', { path: jhv, body: { name: 'new', billing_account_id: 1202 } });
    open.pass(6 * hour);
    const entry = await usageEntry(open, `IP address ${body.address}`, 1202);
    expect(entry).toMatchObject({ uuid: body.uuid, hours: 6 });
    expect(entry.cost).toBeCloseTo(6 * entry.price, 4);
  });

  it('divides the hours of a machine that was resized among its sizes', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'ci-runner');
    await open.ask('updateVm', { path: jhv, body: { uuid, vcpu: 4, ram: 8192 } });
    await open.ask('updateVm', { path: jhv, body: { uuid, name: 'runner' } });
    open.pass(10 * hour);
    const { configurations = [], cost, hours, price } = await usageEntry(open, 'Virtual machine runner');
    expect(configurations.map(({ description, hours: each }) => [description, each])).toEqual([
      ['8 vCPU, 16 GB RAM, 120 GB', soFar],
      ['4 vCPU, 8 GB RAM, 120 GB', 10],
    ]);
    expect(hours).toBe(soFar + 10);
    expect(configurations[1]?.price).toBe(price);
    expect(cost).toBeCloseTo(
      configurations.reduce((sum, one) => sum + (one.cost ?? 0), 0),
      4,
    );
  });

  it('divides them as well where a licence comes, and where a disk goes to another machine', async () => {
    const open = openSandbox();
    const parts = async (name: string) =>
      (await usageEntry(open, `Virtual machine ${name}`)).configurations?.map(
        ({ description, hours: each, price = Number.NaN }) => [description, each, price] as const,
      ) ?? [];
    const { uuid } = await findVm(open, 'ci-runner');
    const [before] = await parts('ci-runner');
    await open.ask('reinstallVm', { path: jhv, body: { uuid, os_name: 'windows', os_version: '2022' } });
    open.pass(10 * hour);
    const [first, second] = await parts('ci-runner');
    expect([first, second?.slice(0, 2)]).toEqual([before, [before?.[0], 10]]);
    expect(second?.[2]).toBeGreaterThan(before?.[2] ?? Number.NaN);
    await open.ask('reinstallVm', { path: jhv, body: { uuid, os_name: 'windows', os_version: '2019' } });
    expect(await parts('ci-runner')).toHaveLength(2);

    const { uuid: owner, storage } = await findVm(open, 'mail');
    await open.ask('stopVm', { path: jhv, body: { uuid: owner, force: true } });
    open.pass(hour);
    const [both] = await parts('mail');
    await open.ask('createVm', { path: jhv, body: { ...requested, disks: [30], disk_uuid: storage[1]?.uuid } });
    open.pass(hour);
    expect((await parts('mail')).map(([description, each]) => [description, each])).toEqual([
      [both?.[0], soFar + 11],
      [both?.[0]?.replace(/\d+ GB$/, `${storage[0]?.size} GB`), 1],
    ]);
  });

  it('begins anew with the month', async () => {
    const open = openSandbox();
    open.pass(18 * 24 * hour);
    expect(await usageEntry(open, 'Virtual machine sandbox-docker')).toMatchObject({
      hours: 12,
      configurations: [{ description: '2 vCPU, 4 GB RAM, 40 GB', hours: 12 }],
    });
  });

  it('is of one billing account, suspended or not', async () => {
    const open = openSandbox();
    const ofProject = await usageOf(open, 1202);
    expect(ofProject.map(({ description }) => description)).toContain('Virtual machine staging-web');
    expect(await usageOf(open, 1203)).toMatchObject([{ description: 'Bucket agency-archive' }]);
    expect(await usageOf(openSandbox({ scenario: 'empty' }), 1301)).toEqual([]);
    expect((await usageOf(openSandbox({ scenario: 'large' }))).length).toBeGreaterThan(10_000);
  }, 20_000);

  it.each([
    ['of no account', {}, 400, 'billing_account_id: is required'],
    ['of an account that there is not', { billing_account_id: 9 }, 404, 'Billing account not found'],
  ])('is refused %s', async (_, query, status, text) => {
    expect(await openSandbox().refusal('listUsage', { query })).toEqual([status, text]);
  });
});
