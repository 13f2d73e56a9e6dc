import type {
  Firewall,
  IpAddress,
  LoadBalancer,
  ManagedService,
  ResourceKind,
  Vm,
  VmInterface,
  VpcNetwork,
} from '../generated/types.js';
import { assignmentOf } from './network.js';
import { isKnown, understood } from './openValues.js';

/** Kinds of resources that are part of the network of a location. */
export type TopologyKind = Exclude<ResourceKind, 'bucket' | 'bare_metal'>;

/** The lists of one location that a topology is made of; one that could not be read is empty. */
export interface TopologyLists {
  networks: readonly Pick<VpcNetwork, 'uuid' | 'subnet' | 'subnet_ipv6' | 'vm_uuids'>[];
  machines: readonly Pick<Vm, 'uuid' | 'network_uuid' | 'private_ipv4' | 'public_ipv4' | 'public_ipv6'>[];
  /** The interfaces of the machines: their addresses in each network. */
  interfaces: readonly Pick<VmInterface, 'vm_uuid' | 'network_uuid' | 'ip' | 'subinterfaces'>[];
  balancers: readonly Pick<LoadBalancer, 'uuid' | 'network_uuid' | 'private_address' | 'targets'>[];
  services: readonly Pick<ManagedService, 'uuid' | 'network_uuid' | 'resources'>[];
  firewalls: readonly Pick<Firewall, 'uuid' | 'resources_assigned'>[];
  addresses: readonly Pick<IpAddress, 'uuid' | 'address' | 'type' | 'assigned_to'>[];
}

/** One resource. */
export interface TopologyNode {
  /** Its uuid. */
  id: string;
  kind: TopologyKind;
  /** The row of the list that it comes from. */
  row: object;
  /** The private networks that it is in, the one of its main interface first. */
  networks: readonly string[];
  /** Its private and public addresses. */
  addresses: readonly string[];
}

/** How one resource hangs together with another. */
export interface TopologyEdge {
  /** A network has a member, a balancer forwards to a machine, a firewall is attached to it, an address is assigned. */
  kind: 'member' | 'forwards' | 'attached' | 'assigned';
  from: string;
  to: string;
  /** The VLAN by which a machine is a member of a further network. */
  vlan?: number;
}

/** The resources of a location and how they hang together. Every edge leads from one of the nodes to another. */
export interface Topology {
  nodes: ReadonlyMap<string, TopologyNode>;
  edges: readonly TopologyEdge[];
}

const nonEmpty = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
];

/** The private networks that a service is in: its own, and those among its parts. */
export const networksOfService = ({
  network_uuid,
  resources,
}: Pick<ManagedService, 'network_uuid' | 'resources'>): string[] =>
  nonEmpty([
    network_uuid,
    ...resources.flatMap((part) => (part.resource_type === 'network' ? part.resource_uuid : [])),
  ]);

/**
 * Puts the lists of a location together: what is in which private network, and what leads to what (specification:
 * infrastructure, section 3). A relation to something that no list has is left out; so are private addresses, which are
 * facts of their machines.
 */
export function topologyOf(lists: TopologyLists): Topology {
  const edges: TopologyEdge[] = [
    ...lists.balancers.flatMap(({ uuid, targets }) =>
      targets.map(({ target_uuid }): TopologyEdge => ({ kind: 'forwards', from: uuid, to: target_uuid })),
    ),
    ...lists.firewalls.flatMap(({ uuid, resources_assigned: machines }) =>
      machines.map(({ resource_uuid }): TopologyEdge => ({ kind: 'attached', from: uuid, to: resource_uuid })),
    ),
  ];
  const visibleAddresses = lists.addresses.filter(({ type }) => type !== 'private');
  const publicOf = new Map<string, string[]>();
  for (const { uuid, address, assigned_to: to } of visibleAddresses) {
    if (!to) continue;
    edges.push({ kind: 'assigned', from: uuid, to });
    publicOf.set(to, [...(publicOf.get(to) ?? []), address]);
  }

  const nodes = new Map<string, TopologyNode>();
  const add = (kind: TopologyKind, id: string, row: object, facts: { networks?: string[]; addresses?: string[] }) =>
    nodes.set(id, { id, kind, row, networks: facts.networks ?? [], addresses: facts.addresses ?? [] });
  for (const row of lists.networks) {
    add('vpc', row.uuid, row, { addresses: nonEmpty([row.subnet, row.subnet_ipv6]) });
  }
  const memberships = membershipsOf(lists);
  for (const row of lists.machines) {
    const own = memberships.get(row.uuid) ?? [];
    edges.push(...own.map((one): TopologyEdge => withVlan({ kind: 'member', from: one.network, to: row.uuid }, one)));
    add('virtual_machine', row.uuid, row, {
      networks: nonEmpty(own.map(({ network }) => network)),
      addresses: nonEmpty([
        row.private_ipv4,
        ...own.map(({ ip }) => ip),
        row.public_ipv4,
        row.public_ipv6,
        ...(publicOf.get(row.uuid) ?? []),
      ]),
    });
  }
  for (const row of lists.balancers) {
    add('load_balancer', row.uuid, row, {
      networks: nonEmpty([row.network_uuid]),
      addresses: nonEmpty([row.private_address, ...(publicOf.get(row.uuid) ?? [])]),
    });
    edges.push({ kind: 'member', from: row.network_uuid, to: row.uuid });
  }
  for (const row of lists.services) {
    const networks = networksOfService(row);
    const ips = row.resources.flatMap(({ private_ipv4, public_ipv4 }) => [private_ipv4, public_ipv4]);
    add('managed_service', row.uuid, row, {
      networks,
      addresses: nonEmpty([...ips, ...(publicOf.get(row.uuid) ?? [])]),
    });
    edges.push(...networks.map((from): TopologyEdge => ({ kind: 'member', from, to: row.uuid })));
  }
  for (const row of lists.firewalls) add('firewall', row.uuid, row, {});
  for (const row of visibleAddresses) add('ip_address', row.uuid, row, { addresses: [row.address] });
  return { nodes, edges: edges.filter(({ from, to }) => nodes.has(from) && nodes.has(to)) };
}

/** Whether all that hangs together in lists was understood: a relation that was not is left out of their topology. */
export const areRelationsKnown = (lists: TopologyLists): boolean =>
  [
    areKnown(lists.networks, 'vm_uuids'),
    areKnown(lists.machines, 'network_uuid'),
    areKnown(lists.interfaces, 'vm_uuid', 'network_uuid', 'subinterfaces'),
    areKnown(lists.balancers, 'network_uuid', 'targets'),
    areKnown(lists.services, 'network_uuid', 'resources'),
    areKnown(lists.firewalls, 'resources_assigned'),
    areKnown(lists.addresses, 'type', 'assigned_to'),
  ].every(Boolean);

const areKnown = <Row extends object>(rows: readonly Row[], ...fields: readonly (keyof Row & string)[]): boolean =>
  rows.every((row) => isKnown(row, ...fields));

/** Whether a node is an address that is assigned to nothing. What it is assigned to may be in none of the lists. */
export const isFreeAddress = ({ kind, row }: Pick<TopologyNode, 'kind' | 'row'>): boolean =>
  kind === 'ip_address' && assignmentOf(row as IpAddress) === false;

/** Whether a node is a network whose own row says that nothing is in it: that the lists have no member proves nothing. */
export function isEmptyNetwork({ kind, row }: Pick<TopologyNode, 'kind' | 'row'>): boolean {
  const network = row as VpcNetwork;
  return kind === 'vpc' && understood(network, 'vm_uuids')?.length === 0 && network.resources_count === 0;
}

interface Membership {
  network: string;
  ip?: string | null | undefined;
  vlan?: number;
}

const withVlan = (edge: TopologyEdge, { vlan }: Membership): TopologyEdge =>
  vlan === undefined ? edge : { ...edge, vlan };

/** The networks of each machine: of its interface and its VLANs, then those that only its own row or the network's tells. */
function membershipsOf({ interfaces, machines, networks }: TopologyLists): Map<string, Membership[]> {
  const found = new Map<string, Membership[]>();
  const add = (machine: string, membership: Membership) => {
    const own = found.get(machine) ?? [];
    if (!own.some(({ network }) => network === membership.network)) found.set(machine, [...own, membership]);
  };
  for (const { vm_uuid: machine, network_uuid, ip, subinterfaces } of interfaces) {
    if (!machine) continue;
    add(machine, { network: network_uuid, ip });
    for (const one of subinterfaces) {
      add(machine, { network: one.network_uuid, ip: one.ip, vlan: one.vlan_tag });
    }
  }
  for (const { uuid, network_uuid } of machines) if (network_uuid) add(uuid, { network: network_uuid });
  for (const { uuid, vm_uuids } of networks) for (const machine of vm_uuids) add(machine, { network: uuid });
  return found;
}

/** The edges of each node, from it and to it. */
export function edgesByNode({ edges }: Pick<Topology, 'edges'>): ReadonlyMap<string, readonly TopologyEdge[]> {
  const found = new Map<string, TopologyEdge[]>();
  for (const edge of edges) {
    for (const id of [edge.from, edge.to]) {
      const own = found.get(id);
      if (own) own.push(edge);
      else found.set(id, [edge]);
    }
  }
  return found;
}
