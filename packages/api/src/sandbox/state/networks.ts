import type { VpcNetwork } from '../../generated/types.js';
import type { LocationState, NetworkRecord } from './state.js';

/** The address of a host by its number in a network. */
export function hostAddress(subnet: string, host: number): string {
  const octets = (subnet.split('/')[0] ?? '').split('.').map(Number);
  let value = octets.reduce((sum, octet) => sum * 256 + octet, 0) + host;
  const parts: number[] = [];
  for (let part = 0; part < 4; part += 1) {
    parts.unshift(value % 256);
    value = Math.floor(value / 256);
  }
  return parts.join('.');
}

/** How many addresses a network has. */
export function hostCount(subnet: string): number {
  return 2 ** (32 - Number(subnet.split('/')[1] ?? 32));
}

/** The first hosts are the gateway's and the provider's own. */
const firstHost = 5;

/** The free host numbers of a network, the lowest first. */
export function* freeHosts(location: LocationState, network: NetworkRecord): Generator<number> {
  const taken = new Set<string | null>();
  for (const { vm, subinterfaces } of Object.values(location.vms)) {
    taken.add(vm.private_ipv4);
    for (const { ip } of subinterfaces) taken.add(ip ?? null);
  }
  for (const { resources } of Object.values(location.services)) {
    for (const { private_ipv4 } of resources) taken.add(private_ipv4 ?? null);
  }
  for (const { private_address } of Object.values(location.load_balancers)) taken.add(private_address);
  const last = hostCount(network.subnet) - 1;
  for (let host = firstHost; host < last; host += 1) {
    if (!taken.has(hostAddress(network.subnet, host))) yield host;
  }
}

/** The lowest of them; undefined when the network is full. */
export function freeHost(location: LocationState, network: NetworkRecord): number | undefined {
  for (const host of freeHosts(location, network)) return host;
  return undefined;
}

/** The public IPv6 address of a host; null where the network has none. */
export function publicIpv6(network: NetworkRecord, host: number): string | null {
  return network.subnet_ipv6 ? `${network.subnet_ipv6.split('/')[0] ?? ''}${host.toString(16)}` : null;
}

function withMembers(network: NetworkRecord, vm_uuids: string[], others: number): VpcNetwork {
  return { ...network, vm_uuids, resources_count: vm_uuids.length + others };
}

/** The networks as they are answered: with the machines in them, and how many resources, counted in one pass. */
export function networksOf(location: LocationState): VpcNetwork[] {
  const members = new Map<string, Set<string>>(Object.keys(location.networks).map((uuid) => [uuid, new Set()]));
  for (const { vm, subinterfaces } of Object.values(location.vms)) {
    if (vm.status === 'deleted') continue;
    if (vm.network_uuid) members.get(vm.network_uuid)?.add(vm.uuid);
    for (const { network_uuid: network } of subinterfaces) members.get(network)?.add(vm.uuid);
  }
  const services = Object.values(location.services).filter(({ status }) => status !== 'deleted');
  const others = new Map<string | null, number>();
  for (const { network_uuid: network } of [...services, ...Object.values(location.load_balancers)]) {
    others.set(network, (others.get(network) ?? 0) + 1);
  }
  return Object.values(location.networks).map((network) =>
    withMembers(network, [...(members.get(network.uuid) ?? [])], others.get(network.uuid) ?? 0),
  );
}

/** One network as it is answered. */
export function networkOf(location: LocationState, uuid: string): VpcNetwork | undefined {
  return networksOf(location).find((network) => network.uuid === uuid);
}
