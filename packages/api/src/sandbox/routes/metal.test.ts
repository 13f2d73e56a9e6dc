import { describe, expect, it } from 'vitest';
import { machineFaults } from '../../domain/metal.js';
import type { BareMetalLease } from '../../generated/types.js';
import { machineDurations, setMachine } from '../lifecycle/machines.js';
import { startScenario } from '../scenarios/scenarios.js';
import type { State } from '../state/state.js';
import { memoryStore } from '../store/memory.js';
import { jhv } from '../testing/machines.js';
import { noon, openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const order = { display_name: 'farm', spec: 'compact', requested_os_id: 'debian-12', billing_account_id: 1201 };
const day = machineDurations.minimumLease / 1000;

const create = (open: OpenSandbox, more: object = {}) =>
  open.ask('createBareMetalLease', { path: jhv, body: { ...order, ...more } });

const leaseNamed = async (open: OpenSandbox, name: string, key = 'demo'): Promise<BareMetalLease> => {
  const { body } = await open.ask('listBareMetalLeases', { path: jhv, key });
  const found = body.find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`No lease ${name}`);
  return found;
};

const left = async (open: OpenSandbox, spec: string): Promise<number | undefined> =>
  (await open.ask('listBareMetalSpecs', { path: jhv })).body.find(({ id }) => id === spec)?.available_count;

describe('a lease', () => {
  it('is pending until its machine is configured, then in use with its network and access', async () => {
    const open = openSandbox();
    const before = (await left(open, 'compact')) ?? 0;
    const { body: lease } = await create(open);
    expect(lease).toMatchObject({ status: 'pending', machine: null, releasable_at: '2025-03-15 12:00:00' });
    expect(await left(open, 'compact')).toBe(before - 1);
    open.pass(20);
    expect(await leaseNamed(open, 'farm')).toMatchObject({
      status: 'in_use',
      machine: { os_id: 'debian-12', username: 'root', password: expect.any(String) },
    });
    const { body: events } = await open.ask('listEvents', { query: { resource_uuid: lease.uuid } });
    expect(events[0]).toMatchObject({
      action: 'createBareMetalLease',
      result: 'succeeded',
      resource_type: 'bare_metal',
    });
  });

  it('takes longer with an operating system that is not ready', async () => {
    const open = openSandbox();
    await create(open, { requested_os_id: 'windows-2022' });
    open.pass(20);
    expect((await leaseNamed(open, 'farm')).status).toBe('pending');
    open.pass(40);
    expect(await leaseNamed(open, 'farm')).toMatchObject({ status: 'in_use', machine: { username: 'Administrator' } });
  });

  it('is charged from when its machine is configured', async () => {
    const open = openSandbox();
    const { body: lease } = await create(open);
    const usage = async () => {
      const { body } = await open.ask('listUsage', { query: { billing_account_id: 1201 } });
      return body.find(({ uuid }) => uuid === lease.uuid);
    };
    open.pass(10);
    expect((await leaseNamed(open, 'farm')).status).toBe('pending');
    expect(await usage()).toBeUndefined();
    open.pass(10 + 3600);
    expect(await usage()).toMatchObject({ hours: 1 });
  });

  it('has no password where a key was given', async () => {
    const open = openSandbox();
    const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f mari';
    await create(open, { public_key });
    open.pass(20);
    expect(await leaseNamed(open, 'farm')).toMatchObject({ public_key, machine: { password: null } });
  });

  it('is renamed, and charged to another account', async () => {
    const open = openSandbox();
    const { uuid } = await leaseNamed(open, 'warehouse');
    const path = { ...jhv, uuid };
    expect((await open.ask('updateBareMetalLease', { path, body: { display_name: 'data' } })).body.display_name).toBe(
      'data',
    );
    const chargedTo = (billing_account_id: number) => ({ path: jhv, body: { uuid, billing_account_id } });
    expect((await open.ask('setResourceBilling', chargedTo(1202))).status).toBe(204);
    expect((await leaseNamed(open, 'data')).billing_account_id).toBe(1202);
    expect(await open.refusal('setResourceBilling', chargedTo(1203))).toEqual([
      403,
      'Old agency account: Suspended: nothing can be charged to it',
    ]);
  });

  it('is released after a day: its disks are cleaned, then somebody else can have the machine', async () => {
    const open = openSandbox();
    const { body: lease } = await create(open);
    const free = (await left(open, 'compact')) ?? 0;
    const path = { ...jhv, uuid: lease.uuid };
    open.pass(day - 1);
    expect(await open.refusal('deleteBareMetalLease', { path })).toEqual([409, 'Too soon to release machine']);
    open.pass(1);
    expect((await open.ask('deleteBareMetalLease', { path })).status).toBe(204);
    await expect(leaseNamed(open, 'farm')).rejects.toThrow('No lease');
    expect(await left(open, 'compact')).toBe(free);
    open.pass(machineDurations.clean / 1000);
    expect(await left(open, 'compact')).toBe(free + 1);
    expect(await open.refusal('deleteBareMetalLease', { path })).toEqual([404, 'Lease not found']);
  });
});

describe('an order is refused', () => {
  it.each([
    ['a spec that is not there', { spec: 'huge' }, [400, 'spec: is not a spec of this location']],
    [
      'a malformed operating system',
      { requested_os_id: 'Debian 12' },
      [400, expect.stringContaining('requested_os_id')],
    ],
    [
      'an unknown operating system',
      { requested_os_id: 'plan-9' },
      [400, 'requested_os_id: is not an operating system for bare-metal machines'],
    ],
    ['a private key', { public_key: '-----BEGIN OPENSSH PRIVATE KEY-----' }, [400, expect.any(String)]],
    ['nothing left', { spec: 'large' }, [409, 'No available machines']],
    ['a suspended account', { billing_account_id: 1203 }, [403, expect.stringContaining('Suspended')]],
  ])('for %s', async (_, more, refusal) => {
    const open = openSandbox();
    expect(await open.refusal('createBareMetalLease', { path: jhv, body: { ...order, ...more } })).toEqual(refusal);
  });

  it('for a limited account and a closed location', async () => {
    const limited = openSandbox({ scenario: 'indebted' });
    expect(await limited.refusal('createBareMetalLease', { path: jhv, body: order })).toEqual([
      403,
      'Tamm & Partners: More than your billing account may use',
    ]);
    const path = { location: 'jkt01' };
    expect((await openSandbox().refusal('createBareMetalLease', { path, body: order }))[0]).toBe(403);
  });

  it('once the last machine of a spec is taken', async () => {
    const open = openSandbox();
    const count = (await left(open, 'compact')) ?? 0;
    await Promise.all(Array.from({ length: count }, () => create(open)));
    expect(await left(open, 'compact')).toBe(0);
    expect(await open.refusal('createBareMetalLease', { path: jhv, body: order })).toEqual([
      409,
      'No available machines',
    ]);
  });
});

describe('what only an administrator sees', () => {
  it('is the notes, the serial number and the history, the newest first', async () => {
    const open = openSandbox();
    const secret = ['admin_notes', 'serial_number', 'history'];
    const { machine } = await leaseNamed(open, 'warehouse');
    for (const field of secret) expect(machine).not.toHaveProperty(field);
    expect((await leaseNamed(open, 'warehouse', 'admin')).machine).toMatchObject({
      admin_notes: 'Power supply 2 replaced in January',
      serial_number: expect.stringMatching(/^SN-JHV-/),
      history: [{ action: 'user_request', acting_user_id: 77 }, { action: 'admin_create' }],
    });
  });

  it('says who leased the machine', async () => {
    const open = openSandbox();
    await open.ask('createBareMetalLease', { path: jhv, body: order, key: 'admin' });
    open.pass(20);
    const { machine } = await leaseNamed(open, 'farm', 'admin');
    expect(machine?.history?.[0]).toMatchObject({ action: 'admin_lease_create', acting_user_id: 2 });
  });
});

describe('the rules of a machine', () => {
  it('are kept whatever is done with it', async () => {
    const store = memoryStore();
    const open = openSandbox({ store });
    const statuses = new Set<string>();
    const expectKept = async () => {
      await open.ask('listBareMetalLeases', { path: jhv });
      const { locations } = (await store.load()) as State;
      for (const { status, lease, billing_account_id } of Object.values(locations.jhv?.machines ?? {})) {
        statuses.add(status);
        expect(machineFaults({ status, lease: lease?.uuid ?? null, billing_account_id })).toEqual([]);
      }
    };
    const { uuid } = (await create(open)).body;
    await expectKept();
    await open.ask('setResourceBilling', { path: jhv, body: { uuid, billing_account_id: 1202 } });
    await expectKept();
    open.pass(day);
    await expectKept();
    await open.ask('deleteBareMetalLease', { path: { ...jhv, uuid } });
    await expectKept();
    open.pass(machineDurations.clean / 1000);
    await expectKept();
    expect(statuses).toEqual(new Set(['available', 'in_use', 'offline', 'pending', 'cleaning']));
  });

  it('stop what would break them', () => {
    const machine = Object.values(startScenario('demo', noon).locations.jhv?.machines ?? {})[0];
    if (!machine) throw new Error('No machine');
    const set = () => setMachine(machine, { status: 'in_use', lease: null, billing_account_id: null });
    expect(set).toThrow('A machine that is in_use: without-lease');
  });
});
