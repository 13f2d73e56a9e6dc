import { describe, expect, it } from 'vitest';
import {
  areRelationsKnown,
  edgesByNode,
  isEmptyNetwork,
  isFreeAddress,
  topologyOf,
  type TopologyLists,
} from './topology.js';

const nothing: TopologyLists = {
  networks: [],
  machines: [],
  interfaces: [],
  balancers: [],
  services: [],
  firewalls: [],
  addresses: [],
};

const network = (uuid: string, vm_uuids: string[] = []) => ({
  uuid,
  subnet: '10.0.0.0/24',
  subnet_ipv6: null,
  vm_uuids,
});

const machine = (uuid: string, network_uuid: string | null = null) => ({
  uuid,
  network_uuid,
  private_ipv4: '10.0.0.5',
  public_ipv4: null,
  public_ipv6: null,
});

const address = (uuid: string, assigned_to: string | null = null, type = 'public') => ({
  uuid,
  address: `185.14.96.${uuid.length}`,
  type,
  assigned_to,
});

const balancer = (uuid: string, network_uuid: string, ...targets: string[]) => ({
  uuid,
  network_uuid,
  private_address: '10.0.0.9',
  targets: targets.map((target_uuid) => ({ target_type: 'vm' as const, target_uuid })),
});

const firewall = (uuid: string, ...machines: string[]) => ({
  uuid,
  resources_assigned: machines.map((resource_uuid) => ({ resource_uuid })),
});

const service = (uuid: string, network_uuid: string | null, parts: string[] = []) => ({
  uuid,
  network_uuid,
  resources: parts.map((resource_uuid) => ({ resource_type: 'network', resource_uuid })),
});

/** The edges in short: "lan member web". */
const edgesOf = (lists: Partial<TopologyLists>): string[] =>
  topologyOf({ ...nothing, ...lists }).edges.map(({ kind, from, to, vlan }) =>
    [from, kind, to, vlan].filter((part) => part !== undefined).join(' '),
  );

describe('the edges of a topology', () => {
  const web = { machines: [machine('web')] };

  it.each<[string, Partial<TopologyLists>, string[]]>([
    ['of nothing', {}, []],
    ['a balancer forwards to its targets', { ...web, balancers: [balancer('lb', 'lan', 'web')] }, ['lb forwards web']],
    [
      'a balancer is in its network',
      { networks: [network('lan')], balancers: [balancer('lb', 'lan')] },
      ['lan member lb'],
    ],
    ['a firewall is attached', { ...web, firewalls: [firewall('fw', 'web')] }, ['fw attached web']],
    ['an address is assigned', { ...web, addresses: [address('ip', 'web')] }, ['ip assigned web']],
    ['a private address is no node', { ...web, addresses: [address('ip', 'web', 'private')] }, []],
    [
      'nothing leads to what no list has',
      { firewalls: [firewall('fw', 'gone')], addresses: [address('ip', 'gone')] },
      [],
    ],
    ['a network names its machines', { ...web, networks: [network('lan', ['web', 'gone'])] }, ['lan member web']],
    [
      'a machine names its network',
      { networks: [network('lan')], machines: [machine('web', 'lan')] },
      ['lan member web'],
    ],
    ['a service is in a network', { networks: [network('lan')], services: [service('db', 'lan')] }, ['lan member db']],
    [
      'one of its parts is a network',
      { networks: [network('lan')], services: [service('db', null, ['lan'])] },
      ['lan member db'],
    ],
    ['a service of no known network', { services: [service('db', null)] }, []],
  ])('%s', (_, lists, expected) => {
    expect(edgesOf(lists)).toEqual(expected);
  });

  it('a machine is in further networks by VLANs, each once, the main one first', () => {
    const interfaces = [
      {
        vm_uuid: 'web',
        network_uuid: 'lan',
        ip: '10.0.0.5',
        subinterfaces: [{ uuid: 'sub', vlan_tag: 120, mac: '', network_uuid: 'db', ip: '10.1.0.5' }],
      },
    ];
    const lists = {
      networks: [network('db', ['web']), network('lan', ['web'])],
      machines: [machine('web')],
      interfaces,
    };
    expect(edgesOf(lists)).toEqual(['lan member web', 'db member web 120']);
    expect(topologyOf({ ...nothing, ...lists }).nodes.get('web')).toMatchObject({
      networks: ['lan', 'db'],
      addresses: ['10.0.0.5', '10.1.0.5'],
    });
  });
});

it('the addresses of a resource are its private ones and those assigned to it', () => {
  const { nodes } = topologyOf({
    ...nothing,
    balancers: [balancer('lb', 'lan')],
    addresses: [address('a', 'lb'), address('bb', 'lb')],
  });
  expect(nodes.get('lb')?.addresses).toEqual(['10.0.0.9', '185.14.96.1', '185.14.96.2']);
});

it('the relations of lists are known where none of them was not understood', () => {
  const known = { balancers: [balancer('lb', 'lan')], firewalls: [firewall('fw', 'web')] };
  expect(areRelationsKnown({ ...nothing, ...known })).toBe(true);
  const odd = (not_understood: string[]) => [{ ...firewall('odd'), not_understood }];
  expect(areRelationsKnown({ ...nothing, ...known, firewalls: odd(['display_name']) })).toBe(true);
  expect(areRelationsKnown({ ...nothing, ...known, firewalls: odd(['resources_assigned']) })).toBe(false);
});

it('finds the edges from a node and to it', () => {
  const topology = topologyOf({
    ...nothing,
    machines: [machine('web')],
    firewalls: [firewall('fw', 'web')],
    addresses: [address('ip', 'web'), address('free')],
  });
  const edges = edgesByNode(topology);
  expect(edges.get('web')?.map(({ kind }) => kind)).toEqual(['attached', 'assigned']);
  expect(edges.get('fw')?.map(({ to }) => to)).toEqual(['web']);
  expect(edges.has('free')).toBe(false);
});

it.each([
  [{ assigned_to: null }, true],
  [{ assigned_to: 'gone' }, false],
  [{ assigned_to: null, not_understood: ['assigned_to'] }, false],
])('an address that says %j is free: %s', (row, isFree) => {
  expect(isFreeAddress({ kind: 'ip_address', row })).toBe(isFree);
});

it.each([
  [{ vm_uuids: [], resources_count: 0 }, true],
  [{ vm_uuids: [], resources_count: 1 }, false],
  [{ vm_uuids: [], resources_count: 0, not_understood: ['vm_uuids'] }, false],
])('a network that says %j is empty: %s', (row, isEmpty) => {
  expect(isEmptyNetwork({ kind: 'vpc', row })).toBe(isEmpty);
});
