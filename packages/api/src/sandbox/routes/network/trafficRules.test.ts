import { describe, expect, it } from 'vitest';
import { findVm, jhv } from '../../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../../testing/openSandbox.js';

const balancerNamed = async (open: OpenSandbox, name: string) => {
  const { body } = await open.ask('listLoadBalancers', { path: jhv });
  const found = body.find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`No load balancer ${name}`);
  return found;
};

const networkNamed = async (open: OpenSandbox, name: string) => {
  const { body } = await open.ask('listNetworks', { path: jhv });
  const found = body.find((one) => one.name === name);
  if (!found) throw new Error(`No network ${name}`);
  return found;
};

const firewallNamed = async (open: OpenSandbox, name: string) => {
  const { body } = await open.ask('listFirewalls', { path: jhv });
  const found = body.find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`No firewall ${name}`);
  return found;
};

const addressOf = async (open: OpenSandbox, uuid: string) =>
  (await open.ask('listIpAddresses', { path: jhv })).body.find(({ assigned_to }) => assigned_to === uuid);

const rule = (source_port: number) => ({ protocol: 'TCP', source_port, target_port: 80 });

describe('a load balancer', () => {
  it('is created in a network with an address of its own there, and a public one unless it is not wanted', async () => {
    const open = openSandbox();
    const network = await networkNamed(open, 'Default network');
    const body = {
      display_name: 'booking',
      network_uuid: network.uuid,
      forwarding_rules: [rule(80)],
      targets: [],
      reserve_public_ip: true,
    };
    const { body: made } = await open.ask('createLoadBalancer', { path: jhv, body });
    expect(made.private_address).toBe('10.12.0.11');
    expect(made.forwarding_rules[0]).toMatchObject({ connection_limit: null, session_persistence: null });
    expect(await addressOf(open, made.uuid)).toMatchObject({
      assigned_to_resource_type: 'load_balancer',
      assigned_to_private_ip: '10.12.0.11',
      name: 'booking',
    });
    const quiet = { ...body, reserve_public_ip: false };
    const { body: inside } = await open.ask('createLoadBalancer', { path: jhv, body: quiet });
    expect(inside.private_address).toBe('10.12.0.12');
    expect(await addressOf(open, inside.uuid)).toBeUndefined();
    expect((await networkNamed(open, 'Default network')).resources_count).toBe(network.resources_count + 2);
  });

  it.each<[string, object, [number, string]]>([
    ['an empty name', { display_name: ' ' }, [400, 'display_name: This field is required']],
    ['nothing said of an address', { reserve_public_ip: undefined }, [400, 'reserve_public_ip: is required']],
    [
      'a port twice',
      { forwarding_rules: [rule(80), rule(80)] },
      [400, 'forwarding_rules: Another rule has port 80; a port is forwarded once'],
    ],
    ['an unknown network', { network_uuid: '00000000-0000-4000-8000-000000000000' }, [404, 'Network not found']],
    [
      'an account that nothing can be charged to',
      { billing_account_id: 1203 },
      [403, 'Old agency account: Suspended: nothing can be charged to it'],
    ],
  ])('is refused with %s', async (_, wrong, expected) => {
    const open = openSandbox();
    const { uuid: network_uuid } = await networkNamed(open, 'Default network');
    const asked = { display_name: 'booking', network_uuid, forwarding_rules: [], targets: [], reserve_public_ip: true };
    const body = { ...asked, ...wrong };
    expect(await open.refusal('createLoadBalancer', { path: jhv, body })).toEqual(expected);
  });

  it('forwards to the machines of its network, each once, and to none that is deleted', async () => {
    const open = openSandbox();
    const { uuid } = await balancerNamed(open, 'client-sites');
    const add = async (name: string) => {
      const body = { target_type: 'vm', target_uuid: (await findVm(open, name)).uuid };
      return open.refusal('addLoadBalancerTarget', { path: { ...jhv, uuid }, body });
    };
    expect((await add('api'))[0]).toBe(200);
    expect(await add('api')).toEqual([409, 'It is a target already']);
    expect(await add('db-1')).toEqual([409, 'It is not in the private network of the load balancer']);
    const { uuid: gone } = await findVm(open, 'web-1');
    await open.ask('deleteVm', { path: jhv, body: { uuid: gone } });
    const { targets } = await balancerNamed(open, 'client-sites');
    expect(targets.map(({ target_ip_address }) => target_ip_address)).toEqual(['10.12.0.6', '10.12.0.7']);
    const path = { ...jhv, uuid, target_uuid: gone };
    expect(await open.refusal('removeLoadBalancerTarget', { path })).toEqual([404, 'Target not found']);
  });

  it('forwards a port once, until the rule is removed', async () => {
    const open = openSandbox();
    const { uuid, forwarding_rules } = await balancerNamed(open, 'client-sites');
    const path = { ...jhv, uuid };
    expect(await open.refusal('addForwardingRule', { path, body: rule(443) })).toEqual([
      409,
      'Another rule has port 443; a port is forwarded once',
    ]);
    const first = { ...path, rule_uuid: forwarding_rules[0]?.uuid };
    expect((await open.ask('removeForwardingRule', { path: first })).status).toBe(204);
    expect((await open.ask('addForwardingRule', { path, body: rule(443) })).body.source_port).toBe(443);
    expect(await open.refusal('removeForwardingRule', { path: first })).toEqual([404, 'Forwarding rule not found']);
  });

  it('has one public address, which stays reserved when it is deleted', async () => {
    const open = openSandbox();
    const { uuid, private_address: private_ip } = await balancerNamed(open, 'client-sites');
    const { body: spare } = await open.ask('createIpAddress', { path: jhv, body: {} });
    const assign = () =>
      open.refusal('assignIpAddress', { path: { ...jhv, address: spare.address }, body: { private_ip } });
    expect(await assign()).toEqual([409, 'It has a public IP address already']);
    const present = await addressOf(open, uuid);
    await open.ask('unassignIpAddress', { path: { ...jhv, address: present?.address } });
    expect((await assign())[0]).toBe(200);
    expect((await open.ask('deleteLoadBalancer', { path: { ...jhv, uuid } })).status).toBe(204);
    const { body: all } = await open.ask('listIpAddresses', { path: jhv });
    expect(all.find(({ address }) => address === spare.address)).toMatchObject({
      assigned_to: null,
      assigned_to_private_ip: null,
    });
  });

  it('keeps its network from being deleted, and is charged to another account', async () => {
    const open = openSandbox();
    const { body: network } = await open.ask('createNetwork', { path: jhv, body: { name: 'Front' } });
    const body = {
      display_name: 'front',
      network_uuid: network.uuid,
      forwarding_rules: [],
      targets: [],
      reserve_public_ip: true,
    };
    const { body: made } = await open.ask('createLoadBalancer', { path: jhv, body });
    expect(await open.refusal('deleteNetwork', { path: { ...jhv, uuid: network.uuid } })).toEqual([
      409,
      'The network has members',
    ]);
    const path = { ...jhv, uuid: made.uuid };
    expect((await open.ask('setLoadBalancerBillingAccount', { path, query: { set_id: 1202 } })).status).toBe(204);
    expect((await balancerNamed(open, 'front')).billing_account_id).toBe(1202);
    const moved = { uuid: made.uuid, billing_account_id: 1201 };
    expect((await open.ask('setResourceBilling', { path: jhv, body: moved })).status).toBe(204);
    expect((await balancerNamed(open, 'front')).billing_account_id).toBe(1201);
  });
});

describe('a firewall', () => {
  const ssh = {
    direction: 'inbound',
    protocol: 'tcp',
    port_start: 22,
    port_end: 22,
    endpoint_spec_type: 'any',
    endpoint_spec: [],
  };

  it('has its rules and its name replaced as a whole', async () => {
    const open = openSandbox();
    const { uuid, rules } = await firewallNamed(open, 'web');
    expect(rules).toHaveLength(6);
    const body = { display_name: 'front', rules: [ssh] };
    const { body: changed } = await open.ask('updateFirewall', { path: { ...jhv, uuid }, body });
    expect(changed).toMatchObject({ display_name: 'front', rules: [ssh] });
    expect(changed.rules[0]?.uuid).toMatch(/^[\da-f-]{36}$/);
  });

  it.each<[string, object, string]>([
    ['ports in disorder', { port_start: 90, port_end: 80 }, 'rules.1.ports: Enter the lower port first'],
    ['ports of icmp', { protocol: 'icmp' }, 'rules.1.ports: ICMP has no ports; leave this empty'],
    [
      'a VLAN that there cannot be',
      { endpoint_spec_type: 'vlan', endpoint_spec: ['4095'] },
      'rules.1.endpoint_spec: 4095 is not a VLAN ID: enter 1 to 4094',
    ],
  ])('is refused with %s, and stays as it was', async (_, wrong, message) => {
    const open = openSandbox();
    const { uuid, rules } = await firewallNamed(open, 'web');
    const body = { display_name: 'web', rules: [ssh, { ...ssh, ...wrong }] };
    expect(await open.refusal('createFirewall', { path: jhv, body })).toEqual([400, message]);
    expect(await open.refusal('updateFirewall', { path: { ...jhv, uuid }, body })).toEqual([400, message]);
    expect((await firewallNamed(open, 'web')).rules).toEqual(rules);
  });

  it('protects a machine once, and no longer when it is detached or the machine deleted', async () => {
    const open = openSandbox();
    const { uuid } = await firewallNamed(open, 'web');
    const api = { path: { ...jhv, uuid }, query: { vm_uuid: (await findVm(open, 'api')).uuid } };
    expect((await open.ask('assignFirewall', api)).status).toBe(204);
    expect(await open.refusal('assignFirewall', api)).toEqual([409, 'The firewall protects it already']);
    expect((await open.ask('unassignFirewall', api)).status).toBe(204);
    expect(await open.refusal('unassignFirewall', api)).toEqual([409, 'The firewall does not protect it']);
    const { uuid: gone } = await findVm(open, 'web-1');
    await open.ask('deleteVm', { path: jhv, body: { uuid: gone } });
    expect((await firewallNamed(open, 'web')).resources_assigned).toHaveLength(1);
  });
});
