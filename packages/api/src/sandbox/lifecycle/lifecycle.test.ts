import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations.js';
import { findVm, jhv, requested } from '../testing/machines.js';
import { noon, openSandbox, type OpenSandbox } from '../testing/openSandbox.js';
import { nextBackupTime } from './backups.js';

async function act(open: OpenSandbox, operationId: OperationId, name: string, more: object = {}): Promise<void> {
  const { uuid } = await findVm(open, name);
  const { status } = await open.ask(operationId, { path: jhv, body: { uuid, ...more } });
  expect(status).toBeLessThan(300);
}

const statusOf = async (open: OpenSandbox, name: string): Promise<string> => (await findVm(open, name)).status;

describe('a machine', () => {
  it('is created, gets its addresses, then runs', async () => {
    const open = openSandbox();
    const { body: created } = await open.ask('createVm', { path: jhv, body: requested });
    expect(created).toMatchObject({
      status: 'creating',
      private_ipv4: null,
      public_ipv4: null,
      hostname: 'shop',
      billing_account: 1201,
    });

    open.pass(12);
    const addressed = await findVm(open, 'shop');
    expect(addressed.status).toBe('creating');
    expect(addressed.private_ipv4).toMatch(/^10\.12\.0\./);
    const { body: addresses } = await open.ask('listIpAddresses', { path: jhv });
    expect(addresses.find((one) => one.assigned_to === addressed.uuid)).toMatchObject({
      address: addressed.public_ipv4,
      assigned_to_private_ip: addressed.private_ipv4,
      assigned_to_resource_type: 'virtual_machine',
    });

    open.pass(8);
    expect(await findVm(open, 'shop')).toMatchObject({
      status: 'running',
      current_pool_name: 'standard',
      status_changed_at: '2025-03-14 12:00:20',
    });
  });

  it('gets no public address when none is wanted', async () => {
    const open = openSandbox();
    await open.ask('createVm', { path: jhv, body: { ...requested, reserve_public_ip: false } });
    open.pass(20);
    expect(await findVm(open, 'shop')).toMatchObject({ status: 'running', public_ipv4: null });
  });

  it('starts in 6 s', async () => {
    const open = openSandbox();
    await act(open, 'startVm', 'ci-runner');
    open.pass(5);
    expect(await statusOf(open, 'ci-runner')).toBe('starting');
    open.pass(1);
    expect(await statusOf(open, 'ci-runner')).toBe('running');
  });

  it('stops gracefully in 10 s, by force in 2', async () => {
    const open = openSandbox();
    await act(open, 'stopVm', 'web-1', { force: false });
    await act(open, 'stopVm', 'web-2', { force: true });
    open.pass(2);
    expect(await statusOf(open, 'web-1')).toBe('stopping');
    expect(await findVm(open, 'web-2')).toMatchObject({ status: 'stopped', current_pool_uuid: null });
    open.pass(8);
    expect(await statusOf(open, 'web-1')).toBe('stopped');
  });

  it('that ignores the shutdown is stopped by force after 120 s', async () => {
    const open = openSandbox();
    await act(open, 'stopVm', 'legacy-erp', { force: false });
    open.pass(119);
    expect(await statusOf(open, 'legacy-erp')).toBe('stopping');
    open.pass(1);
    const vm = await findVm(open, 'legacy-erp');
    expect(vm).toMatchObject({ status: 'stopped', status_changed_at: '2025-03-14 12:02:00' });
    const { body: events } = await open.ask('listEvents', { query: { resource_uuid: vm.uuid } });
    expect(events[0]).toMatchObject({
      action: 'stopVm',
      result: 'succeeded',
      message: expect.stringContaining('by force'),
    });
  });

  it('that hangs in a graceful stop can be forced meanwhile', async () => {
    const open = openSandbox();
    await act(open, 'stopVm', 'legacy-erp', { force: false });
    open.pass(30);
    await act(open, 'stopVm', 'legacy-erp', { force: true });
    open.pass(2);
    expect(await statusOf(open, 'legacy-erp')).toBe('stopped');
    open.pass(600);
    expect(await statusOf(open, 'legacy-erp')).toBe('stopped');
  });

  it('is in rescue mode for one launch', async () => {
    const open = openSandbox();
    await act(open, 'startRescue', 'ci-runner');
    open.pass(6);
    expect(await findVm(open, 'ci-runner')).toMatchObject({ status: 'running', is_rescue: true });
    await act(open, 'stopVm', 'ci-runner', { force: true });
    open.pass(2);
    expect((await findVm(open, 'ci-runner')).is_rescue).toBe(false);
  });

  it.each([
    ['running', 'web-1'],
    ['stopped', 'ci-runner'],
  ])('that was %s is so again after a reinstall', async (status, name) => {
    const open = openSandbox();
    await act(open, 'reinstallVm', name, { os_name: 'windows', os_version: '2022' });
    expect(await findVm(open, name)).toMatchObject({
      status: 'reinstalling',
      os_name: 'windows',
      license_type: 'windows',
    });
    open.pass(30);
    expect(await statusOf(open, name)).toBe(status);
  });

  it('is rebuilt from a snapshot once that is made', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-2');
    const { body: snapshot } = await open.ask('createReplica', { path: jhv, body: { uuid } });
    expect(snapshot).not.toHaveProperty('size_gb');
    const rebuild = { path: jhv, body: { uuid, replica_uuid: snapshot.uuid, type: 'snapshot' } };
    expect(await open.refusal('rebuildVm', rebuild)).toEqual([409, 'Wait until the snapshot has been made']);
    open.pass(4);
    expect((await findVm(open, 'web-2')).storage[0]?.replicas[0]).toMatchObject({
      uuid: snapshot.uuid,
      size_gb: expect.any(Number),
    });
    expect((await open.ask('rebuildVm', rebuild)).status).toBe(204);
    expect(await statusOf(open, 'web-2')).toBe('rebuilding');
    open.pass(30);
    expect(await statusOf(open, 'web-2')).toBe('running');
  });

  it('is cloned with its disks, and neither addresses nor copies', async () => {
    const open = openSandbox();
    await act(open, 'cloneVm', 'mail', { name: 'mail-copy' });
    expect(await findVm(open, 'mail-copy')).toMatchObject({ status: 'cloning', private_ipv4: null, public_ipv4: null });
    open.pass(25);
    const [source, clone] = [await findVm(open, 'mail'), await findVm(open, 'mail-copy')];
    expect(clone.status).toBe('running');
    expect(clone.private_ipv4).not.toBe(source.private_ipv4);
    expect(clone.storage.map((disk) => [disk.size, disk.replicas.length])).toEqual([
      [40, 0],
      [250, 0],
    ]);
    expect(clone.storage[0]?.uuid).not.toBe(source.storage[0]?.uuid);
  });

  it('is gone from the list when deleted; its address stays reserved', async () => {
    const open = openSandbox();
    const { public_ipv4: address, uuid } = await findVm(open, 'web-1');
    await act(open, 'deleteVm', 'web-1');
    expect(await open.refusal('deleteVm', { path: jhv, body: { uuid } })).toEqual([404, 'Virtual machine not found']);
    await expect(findVm(open, 'web-1')).rejects.toThrow('No machine');
    const { body: addresses } = await open.ask('listIpAddresses', { path: jhv });
    expect(addresses.find((one) => one.address === address)).toMatchObject({
      assigned_to: null,
      assigned_to_resource_type: null,
    });
    open.pass(3);
    const { body: events } = await open.ask('listEvents');
    expect(events[0]).toMatchObject({
      action: 'deleteVm',
      resource_name: 'web-1',
      result: 'succeeded',
      username: 'mari@tamm-partners.example',
    });
  });
});

describe('weekly backups', () => {
  it.each([
    ['2025-03-14T12:00:00Z', '2025-03-19T02:00:00Z'],
    ['2025-03-19T01:59:59Z', '2025-03-19T02:00:00Z'],
    ['2025-03-19T02:00:00Z', '2025-03-26T02:00:00Z'],
  ])('after %s come at %s', (after, next) => {
    expect(new Date(nextBackupTime(Date.parse(after))).toISOString()).toBe(next.replace('Z', '.000Z'));
  });

  it('are made on Wednesdays at 02:00 while they are on, and four are kept', async () => {
    const open = openSandbox();
    await act(open, 'toggleVmBackup', 'ci-runner');
    await act(open, 'toggleVmBackup', 'web-1');
    const times = async (name: string): Promise<string[]> =>
      (await findVm(open, name)).storage[0]?.replicas
        .filter((one) => one.type === 'backup')
        .map((one) => String(one.created_at)) ?? [];
    const saved = await times('web-1');

    await open.operate('clock', { advance_ms: Date.UTC(2025, 2, 19, 2) - noon });
    expect(await times('ci-runner')).toEqual(['2025-03-19 02:00:00']);
    await open.operate('clock', { advance_ms: 35 * 24 * 3600 * 1000 });
    expect(await times('ci-runner')).toEqual([
      '2025-04-23 02:00:00',
      '2025-04-16 02:00:00',
      '2025-04-09 02:00:00',
      '2025-04-02 02:00:00',
    ]);
    expect(await times('web-1')).toEqual(saved);
  });
});
