import { describe, expect, it } from 'vitest';
import { findVm, jhv, requested } from '../../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../../testing/openSandbox.js';

async function reserve(open: OpenSandbox): Promise<string> {
  return (await open.ask('createIpAddress', { path: jhv, body: {} })).body.address;
}

const networkNamed = async (open: OpenSandbox, name: string) => {
  const { body } = await open.ask('listNetworks', { path: jhv });
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No network ${name}`);
  return found;
};

describe('a floating address', () => {
  it('is charged to another billing account by its uuid, as any resource is', async () => {
    const open = openSandbox();
    const { body: address } = await open.ask('createIpAddress', { path: jhv, body: {} });
    const body = { uuid: address.uuid, billing_account_id: 1202 };
    expect((await open.ask('setResourceBilling', { path: jhv, body })).status).toBe(204);
    const { body: all } = await open.ask('listIpAddresses', { path: jhv });
    expect(all.find(({ uuid }) => uuid === address.uuid)?.billing_account_id).toBe(1202);
    const unknown = { ...body, uuid: '00000000-0000-4000-8000-000000000000' };
    expect(await open.refusal('setResourceBilling', { path: jhv, body: unknown })).toEqual([404, 'Resource not found']);
  });

  it('leads to one machine at a time, and a machine has one', async () => {
    const open = openSandbox();
    const [first, second] = [await reserve(open), await reserve(open)];
    const { private_ipv4: private_ip, uuid } = await findVm(open, 'ci-runner');
    const assign = (address: string) =>
      open.refusal('assignIpAddress', { path: { ...jhv, address }, body: { private_ip } });

    expect((await assign(first))[0]).toBe(200);
    expect((await findVm(open, 'ci-runner')).public_ipv4).toBe(first);
    expect(await assign(first)).toEqual([409, 'The IP address is assigned already; unassign it first']);
    expect(await assign(second)).toEqual([409, 'It has a public IP address already']);

    const { body } = await open.ask('unassignIpAddress', { path: { ...jhv, address: first } });
    expect(body).toMatchObject({ assigned_to: null, assigned_to_private_ip: null });
    expect((await findVm(open, 'ci-runner')).public_ipv4).toBeNull();
    expect((await open.ask('deleteIpAddress', { path: { ...jhv, address: first } })).status).toBe(204);
    expect(uuid).toBeDefined();
  });

  it('leads nowhere once it is deleted, assigned or not', async () => {
    const open = openSandbox();
    const address = await reserve(open);
    const { private_ipv4: private_ip } = await findVm(open, 'ci-runner');
    await open.ask('assignIpAddress', { path: { ...jhv, address }, body: { private_ip } });
    expect((await open.ask('deleteIpAddress', { path: { ...jhv, address } })).status).toBe(204);
    expect((await findVm(open, 'ci-runner')).public_ipv4).toBeNull();
  });

  it('is refused for an address nobody has', async () => {
    const open = openSandbox();
    const path = { ...jhv, address: await reserve(open) };
    expect(await open.refusal('assignIpAddress', { path, body: { private_ip: '10.99.0.1' } })).toEqual([
      404,
      'A resource with the address 10.99.0.1 not found',
    ]);
    expect(await open.refusal('unassignIpAddress', { path })).toEqual([409, 'The IP address is not assigned']);
  });
});

describe('an address that is changed', () => {
  it('has another name, or none, and another account to charge', async () => {
    const open = openSandbox();
    const path = { ...jhv, address: await reserve(open) };
    const change = async (body: object) => (await open.ask('updateIpAddress', { path, body })).body;
    expect(await change({ name: 'shop' })).toMatchObject({ name: 'shop', billing_account_id: 1201 });
    expect(await change({ billing_account_id: 1202 })).toMatchObject({ name: 'shop', billing_account_id: 1202 });
    expect(await change({ name: '' })).toMatchObject({ name: null, billing_account_id: 1202 });
  });

  it('is not charged to an account that nothing can be charged to', async () => {
    const open = openSandbox();
    const path = { ...jhv, address: await reserve(open) };
    expect(await open.refusal('updateIpAddress', { path, body: { billing_account_id: 1203 } })).toEqual([
      403,
      'Old agency account: Suspended: nothing can be charged to it',
    ]);
    const { body } = await open.ask('listIpAddresses', { path: jhv });
    expect(body.find(({ address }) => address === path.address)?.billing_account_id).toBe(1201);
  });
});

it.each(['updateIpAddress', 'setResourceBilling'] as const)(
  'an address that a frozen account switched off is on again once another one pays, by %s',
  async (id) => {
    const open = openSandbox({ scenario: 'suspended' });
    const { body: account } = await open.ask('createBillingAccount', {
      body: { title: 'Saar', site: 'livery', email: 'saar@example.com', customer_phone: '+3725550101' },
    });
    const listed = async () => (await open.ask('listIpAddresses', { path: jhv })).body[0];
    const before = await listed();
    expect(before?.enabled).toBe(false);
    await open.ask(id, {
      path: { ...jhv, address: before?.address },
      body: { billing_account_id: account.id, ...(id === 'setResourceBilling' && { uuid: before?.uuid }) },
    });
    expect(await listed()).toMatchObject({ billing_account_id: account.id, enabled: true });
  },
);

describe('a private network', () => {
  it('has another name, which is not empty', async () => {
    const open = openSandbox();
    const { uuid } = await networkNamed(open, 'Databases');
    const path = { ...jhv, uuid };
    expect(await open.refusal('updateNetwork', { path, body: { name: ' ' } })).toEqual([
      400,
      'name: This field is required',
    ]);
    expect((await open.ask('updateNetwork', { path, body: { name: 'Data' } })).body).toMatchObject({
      name: 'Data',
      resources_count: 3,
    });
  });

  it('counts the machines in it, by interface and by VLAN', async () => {
    const open = openSandbox();
    const data = await networkNamed(open, 'Databases');
    const names = await Promise.all(['db-1', 'db-2', 'api'].map(async (name) => (await findVm(open, name)).uuid));
    expect(data.vm_uuids.toSorted()).toEqual(names.toSorted());
    expect(data.resources_count).toBe(3);
  });

  it('with machines, or the default one, is not deleted', async () => {
    const open = openSandbox();
    const { uuid } = await networkNamed(open, 'Databases');
    expect(await open.refusal('deleteNetwork', { path: { ...jhv, uuid } })).toEqual([409, 'The network has members']);
    const defaultNetwork = await networkNamed(open, 'Default network');
    expect(await open.refusal('deleteNetwork', { path: { ...jhv, uuid: defaultNetwork.uuid } })).toEqual([
      409,
      'The default network of a location is not deleted',
    ]);
  });

  it('with nothing in it is deleted', async () => {
    const open = openSandbox();
    const { body: added } = await open.ask('createNetwork', { path: jhv, body: { name: 'New' } });
    const path = { ...jhv, uuid: added.uuid };
    expect((await open.ask('deleteNetwork', { path })).status).toBe(204);
    expect(await open.refusal('deleteNetwork', { path })).toEqual([404, 'Network not found']);
  });

  it('becomes the default in the place of another, and new machines join it', async () => {
    const open = openSandbox();
    const { body: added } = await open.ask('createNetwork', { path: jhv, body: { name: 'New' } });
    await open.ask('setDefaultNetwork', { path: { ...jhv, uuid: added.uuid } });
    const { body } = await open.ask('listNetworks', { path: jhv });
    expect(body.filter((one) => one.is_default).map((one) => one.name)).toEqual(['New']);
    const { body: vm } = await open.ask('createVm', { path: jhv, body: requested });
    expect(vm.network_uuid).toBe(added.uuid);
  });

  it('is made with the first machine where there is none', async () => {
    const open = openSandbox({ scenario: 'empty' });
    await open.ask('createVm', { path: jhv, body: requested });
    expect(await networkNamed(open, 'Default network')).toMatchObject({ is_default: true, resources_count: 1 });
  });

  it('has a range of its own', async () => {
    const open = openSandbox();
    await Promise.all(['one', 'two'].map((name) => open.ask('createNetwork', { path: jhv, body: { name } })));
    const { body } = await open.ask('listNetworks', { path: jhv });
    expect(new Set(body.map((one) => one.subnet)).size).toBe(body.length);
  });
});

describe('a VLAN', () => {
  it('is there once on an interface', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    const { body: interfaces } = await open.ask('listInterfacesOfVm', { path: { ...jhv, uuid } });
    const { uuid: network_uuid } = await networkNamed(open, 'Databases');
    const path = { ...jhv, uuid, if_uuid: interfaces[0]?.uuid };
    const { body: added } = await open.ask('createSubinterface', { path, query: { network_uuid, vlan_tag: 120 } });
    expect(added.ip).toMatch(/^10\.12\.1\./);
    expect(await open.refusal('createSubinterface', { path, query: { network_uuid, vlan_tag: 120 } })).toEqual([
      409,
      'The interface has VLAN 120 already',
    ]);
    expect(await open.refusal('createSubinterface', { path, query: { network_uuid, vlan_tag: 4095 } })).toEqual([
      400,
      'vlan_tag: must be at most 4094',
    ]);

    await open.ask('deleteSubinterface', { path: { ...jhv, uuid, if_uuid: added.uuid } });
    const { body: after } = await open.ask('listInterfacesOfVm', { path: { ...jhv, uuid } });
    expect(after[0]?.subinterfaces).toEqual([]);
  });
});
