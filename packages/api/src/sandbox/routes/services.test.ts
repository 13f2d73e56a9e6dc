import { describe, expect, it } from 'vitest';
import { chargedService } from '../../domain/allowance.js';
import type { ManagedService } from '../../generated/types.js';
import { jhv } from '../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const size = { resource_type: 'vm', vcpu: 2, memory: 4096, storage_gb: 40 };

/** A body of the create call that fits. */
const requested = {
  service: 'postgresql',
  version: '16',
  display_name: 'shop',
  location: 'jhv',
  resources: [{ ...size, count: 3 }],
  is_multi_node: true,
};

async function named({ ask }: OpenSandbox, name: string): Promise<ManagedService> {
  const { body } = await ask('listManagedServices');
  const found = body.find((one) => one.display_name === name);
  if (!found) throw new Error(`No service ${name}`);
  return found;
}

const machinesOf = ({ resources }: ManagedService) => resources.filter((one) => one.resource_type === 'vm');
const statuses = (service: ManagedService) => machinesOf(service).map(({ status }) => status);

async function onMachine(open: OpenSandbox, name: string, at = 0) {
  const service = await named(open, name);
  return { uuid: service.uuid, target_uuid: machinesOf(service)[at]?.resource_uuid };
}

describe('an ordered service', () => {
  it('has its machines after a while, then runs with addresses, and is charged from the start', async () => {
    const open = openSandbox();
    const { body } = await open.ask('createManagedService', { body: requested });
    expect(body).toMatchObject({ status: 'requested', resources: [], whitelist_addresses: [], properties: {} });
    expect(body.prices.map((one) => [one.resource_type, one.quantity])).toEqual([
      ['CPU', 6],
      ['RAM', 12],
      ['STORAGE', 120],
    ]);
    open.pass(10);
    expect(await named(open, 'shop')).toMatchObject({ status: 'requested', properties: {} });
    expect(statuses(await named(open, 'shop'))).toEqual(['creating', 'creating', 'creating']);
    open.pass(30);
    const service = await named(open, 'shop');
    expect(statuses(service)).toEqual(['running', 'running', 'running']);
    const virtual = service.resources.find((one) => one.resource_type === 'virtual_ip');
    expect(service).toMatchObject({
      status: 'active',
      properties: { host: virtual?.private_ipv4, port: '5432' },
    });
    expect(new Set(service.resources.flatMap((one) => one.private_ipv4 ?? [])).size).toBe(4);
    const { body: networks } = await open.ask('listNetworks', { path: jhv });
    const network = networks.find(({ uuid }) => uuid === service.network_uuid);
    // Three services of the scenario, a load balancer, and the new one.
    expect(network?.resources_count).toBe((network?.vm_uuids.length ?? 0) + 5);
  });

  it.each([
    [{ service: 'redis' }, 400, 'service: is not offered'],
    [{ version: '9' }, 400, 'version: is not offered'],
    [{ display_name: ' ' }, 400, 'display_name: This field is required'],
    [{ location: 'nowhere' }, 404, 'Location not found'],
    [{ location: 'jkt01' }, 403, 'New resources cannot be created in this location at the moment'],
    [{ resources: [{ ...size, vcpu: 3 }] }, 400, 'resources: are of no size that is offered'],
    [{ resources: [{ ...size, count: 2 }] }, 400, 'resources: may not be 2 machines'],
    [{ resources: [{ ...size, count: 3 }], is_multi_node: false }, 400, 'is_multi_node: must be as the machines are'],
    [{ billing_account_id: 1203 }, 403, 'Old agency account: Suspended: nothing can be charged to it'],
    [{ service: 'kubernetes', version: '1.31', location: 'trtu' }, 500, 'Kubernetes service can not be created'],
  ])('is refused with %o', async (facts, status, text) => {
    expect(await openSandbox().refusal('createManagedService', { body: { ...requested, ...facts } })).toEqual([
      status,
      text,
    ]);
  });

  it('is refused where its private network has no room for its machines and their common address', async () => {
    const open = openSandbox();
    const order = () =>
      open.refusal('createManagedService', { body: { ...requested, resources: [{ ...size, count: 5 }] } });
    let [status, text] = await order();
    // 250 addresses at most, six for each service.
    for (let made = 1; status === 200 && made < 42; made += 1) {
      open.pass(40);
      [status, text] = await order();
    }
    expect([status, text]).toEqual([409, 'There is no free address in this network']);
  });

  it('that is deleted before it is there is not being made any more, as the log says', async () => {
    const open = openSandbox();
    const { uuid } = (await open.ask('createManagedService', { body: requested })).body;
    await open.ask('deleteManagedService', { path: { uuid } });
    const { body: events } = await open.ask('listEvents', { query: { resource_uuid: uuid } });
    expect(events.map(({ action, result }) => `${action} ${result}`)).toEqual([
      'deleteManagedService succeeded',
      'createManagedService failed',
    ]);
  });

  it('is more than a limited account may use, unless there is as much left of its allowance', async () => {
    const open = openSandbox({ scenario: 'indebted' });
    const refused = [403, 'Client project Saar: More than your billing account may use'];
    const account = { billing_account_id: 1202 };
    const order = () => open.refusal('createManagedService', { body: { ...requested, ...account } });
    expect(await order()).toEqual(refused);
    const lists = ['jhv', 'tll', 'trtu'].map((location) => open.ask('listVms', { path: { location } }));
    const machines = (await Promise.all(lists)).flatMap(({ body }) => body);
    const { body: services } = await open.ask('listManagedServices');
    const used = [...machines, ...services.map(chargedService)]
      .filter((one) => one.billing_account === 1202)
      .reduce((sum, { vcpu, memory }) => ({ vcpu: sum.vcpu + vcpu, memory: sum.memory + memory }), {
        vcpu: 0,
        memory: 0,
      });
    await open.operate('site', { limitedBillingAccountConfig: { vcpu: used.vcpu + 6, ram_mb: used.memory + 12_288 } });
    expect((await order())[0]).toBe(200);
    // The machines of the first are still to be made.
    expect(await order()).toEqual(refused);
  });
});

describe('a machine of a service', () => {
  it('stops and starts again by the clock', async () => {
    const open = openSandbox();
    const path = await onMachine(open, 'orders', 1);
    expect((await open.ask('stopServiceResource', { path })).status).toBe(204);
    expect(statuses(await named(open, 'orders'))).toEqual(['running', 'stopping', 'running']);
    expect(await open.refusal('startServiceResource', { path })).toEqual([
      409,
      'Wait until the machine has finished what it is doing',
    ]);
    open.pass(10);
    expect(statuses(await named(open, 'orders'))).toEqual(['running', 'stopped', 'running']);
    expect(await open.refusal('stopServiceResource', { path })).toEqual([409, 'The machine is stopped']);
    expect((await open.ask('startServiceResource', { path })).status).toBe(204);
    open.pass(6);
    expect(statuses(await named(open, 'orders'))).toEqual(['running', 'running', 'running']);
  });

  it('has seven daily backups and is put back to one of them', async () => {
    const open = openSandbox();
    const [machine] = machinesOf(await named(open, 'orders'));
    const backups = machine?.replicas ?? [];
    expect(backups).toHaveLength(7);
    expect(backups[0]?.created_at).toBe('2025-03-14 03:00:00');
    const body = { uuid: machine?.resource_uuid, replica_uuid: backups[6]?.uuid, type: 'backup' };
    open.pass(24 * 3600);
    expect(await open.refusal('rebuildServiceVm', { path: jhv, body })).toEqual([404, 'Backup not found']);
    body.replica_uuid = backups[5]?.uuid;
    expect((await open.ask('rebuildServiceVm', { path: jhv, body })).status).toBe(204);
    expect(statuses(await named(open, 'orders'))[0]).toBe('rebuilding');
    open.pass(30);
    expect(statuses(await named(open, 'orders'))[0]).toBe('running');
  });

  it('is the only part that stops', async () => {
    const open = openSandbox();
    const { uuid, resources } = await named(open, 'orders');
    const target_uuid = resources.find((one) => one.resource_type === 'virtual_ip')?.resource_uuid;
    expect(await open.refusal('stopServiceResource', { path: { uuid, target_uuid } })).toEqual([
      409,
      'Only a virtual machine can be started, stopped and rebuilt',
    ]);
  });
});

describe('the whitelist', () => {
  it('takes an address once, and knows what it does not have', async () => {
    const open = openSandbox();
    const path = { uuid: (await named(open, 'orders')).uuid };
    const add = (address: string) => ['addWhitelistAddress', { path, body: { address } }] as const;
    expect((await open.ask(...add('192.0.2.1'))).status).toBe(204);
    expect(await open.refusal(...add('192.0.2.1/32'))).toEqual([409, 'The address is on the whitelist already']);
    expect((await open.ask(...add('2001:db8::1'))).status).toBe(400);
    expect((await open.ask('listWhitelistAddresses', { path })).body).toEqual([
      '203.0.113.0/24',
      '198.51.100.24',
      '192.0.2.1',
    ]);
    expect(await open.refusal('removeWhitelistAddress', { path, body: { address: '192.0.2.9' } })).toEqual([
      404,
      'Address not found',
    ]);
  });
});

describe('the secrets', () => {
  it('stay the same, differ by service, and are refused until it is ready', async () => {
    const open = openSandbox();
    const ask = async (name: string) =>
      (await open.ask('getServiceSecrets', { path: { uuid: (await named(open, name)).uuid } })).body;
    expect(await ask('orders')).toEqual(await ask('orders'));
    expect((await ask('orders'))[1]?.value).not.toBe((await ask('client sites'))[1]?.value);
    expect((await ask('apps'))[0]).toMatchObject({
      name: 'kubeconfig',
      value: expect.stringContaining('apiVersion: v1'),
    });
    const { body } = await open.ask('createManagedService', { body: requested });
    const path = { uuid: body.uuid };
    expect(await open.refusal('getServiceSecrets', { path })).toEqual([409, 'Wait until the service is ready']);
  });
});

describe('a deleted service', () => {
  it('is gone after a moment, its public address stays reserved', async () => {
    const open = openSandbox();
    const { uuid, resources } = await named(open, 'orders');
    const address = resources.find((one) => one.public_ipv4)?.public_ipv4;
    const found = async () =>
      (await open.ask('listIpAddresses', { path: jhv })).body.find((one) => one.address === address);
    expect(await found()).toMatchObject({ assigned_to: uuid, assigned_to_resource_type: 'service' });
    expect((await open.ask('deleteManagedService', { path: { uuid } })).status).toBe(204);
    expect(await named(open, 'orders')).toMatchObject({ status: 'deleted' });
    expect(await open.refusal('updateManagedService', { path: { uuid }, body: { display_name: 'x' } })).toEqual([
      404,
      'Service not found',
    ]);
    open.pass(3);
    await expect(named(open, 'orders')).rejects.toThrow('No service orders');
    expect(await found()).toMatchObject({ assigned_to: null, assigned_to_private_ip: null });
  });

  it('can be one whose public address was assigned by hand, and charged to another account', async () => {
    const open = openSandbox();
    const { uuid, resources } = await named(open, 'client sites');
    const { body: free } = await open.ask('createIpAddress', { path: jhv, body: {} });
    const assigned = await open.ask('assignIpAddress', {
      path: { ...jhv, address: free.address },
      body: { private_ip: resources[0]?.private_ipv4 },
    });
    expect(assigned.body).toMatchObject({ assigned_to: uuid, assigned_to_resource_type: 'service' });
    expect((await named(open, 'client sites')).resources[0]?.public_ipv4).toBe(free.address);
    await open.ask('unassignIpAddress', { path: { ...jhv, address: free.address } });
    expect((await named(open, 'client sites')).resources[0]?.public_ipv4).toBeNull();
    expect((await open.ask('setResourceBilling', { path: jhv, body: { uuid, billing_account_id: 1202 } })).status).toBe(
      204,
    );
    expect((await named(open, 'client sites')).billing_account_id).toBe(1202);
  });
});
