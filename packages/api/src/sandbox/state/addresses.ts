import type { IpAddress, LoadBalancer } from '../../generated/types.js';
import { locationCatalogue } from '../catalogue/locations.js';
import { timestamp } from '../clock.js';
import { hostAddress, hostCount } from './networks.js';
import { nextUuid } from './random.js';
import type { LocationState, ServiceRecord, State, VmRecord } from './state.js';

interface Reservation {
  slug: string;
  name: string | null;
  billing_account_id: number;
}

/** An address that is assigned to nothing. */
export const newAddress = (
  state: State,
  now: number,
  { slug, name, billing_account_id, address }: Reservation & { address: string },
): IpAddress => ({
  uuid: nextUuid(state),
  address,
  name,
  type: 'public',
  enabled: true,
  is_ipv6: false,
  assigned_to: null,
  assigned_to_resource_type: null,
  assigned_to_private_ip: null,
  billing_account_id,
  location: slug,
  created_at: timestamp(now),
  updated_at: timestamp(now),
});

/** Reserves the next free public address of a location; undefined when there is none left. */
export function reserveAddress(state: State, now: number, reservation: Reservation): IpAddress | undefined {
  const location = state.locations[reservation.slug];
  const range = locationCatalogue[reservation.slug]?.public_range;
  if (!location || !range) return undefined;
  for (let host = 10; host < hostCount(range) - 1; host += 1) {
    const address = hostAddress(range, host);
    if (location.addresses[address]) continue;
    const reserved = newAddress(state, now, { ...reservation, address });
    location.addresses[address] = reserved;
    return reserved;
  }
  return undefined;
}

function assign(
  address: IpAddress,
  to: { uuid: string; type: IpAddress['assigned_to_resource_type']; private_ip: string | null },
  now: number,
): void {
  address.assigned_to = to.uuid;
  address.assigned_to_resource_type = to.type;
  address.assigned_to_private_ip = to.private_ip;
  address.updated_at = timestamp(now);
}

/** Leads an address to a machine. Both sides say so from then on. */
export function assignToVm(address: IpAddress, { vm }: VmRecord, now: number): void {
  assign(address, { uuid: vm.uuid, type: 'virtual_machine', private_ip: vm.private_ipv4 }, now);
  vm.public_ipv4 = address.address;
  vm.updated_at = timestamp(now);
}

/** The part of a service that an address can be assigned to: the one that has this private address. */
export function servicePartAt(
  { services }: LocationState,
  private_ip: string,
): { service: ServiceRecord; part: ServiceRecord['resources'][number] } | undefined {
  for (const service of Object.values(services)) {
    const part = service.resources.find((one) => one.private_ipv4 === private_ip);
    if (part) return { service, part };
  }
  return undefined;
}

/** Leads an address to a managed service. Both sides say so from then on. */
export function assignToService(
  address: IpAddress,
  { service, part }: { service: ServiceRecord; part: ServiceRecord['resources'][number] },
  now: number,
): void {
  assign(address, { uuid: service.uuid, type: 'service', private_ip: part.private_ipv4 ?? null }, now);
  part.public_ipv4 = address.address;
  service.updated_at = timestamp(now);
}

/** Leads an address to a load balancer. */
export function assignToLoadBalancer(address: IpAddress, balancer: LoadBalancer, now: number): void {
  assign(address, { uuid: balancer.uuid, type: 'load_balancer', private_ip: balancer.private_address }, now);
}

/** Takes an address from what it leads to; it stays reserved. */
export function unassign(location: LocationState, address: IpAddress, now: number): void {
  const record = address.assigned_to ? location.vms[address.assigned_to] : undefined;
  if (record?.vm.public_ipv4 === address.address) {
    record.vm.public_ipv4 = null;
    record.vm.updated_at = timestamp(now);
  }
  const service = address.assigned_to ? location.services[address.assigned_to] : undefined;
  for (const part of service?.resources ?? []) {
    if (part.public_ipv4 === address.address) part.public_ipv4 = null;
  }
  address.assigned_to = null;
  address.assigned_to_resource_type = null;
  address.assigned_to_private_ip = null;
  address.updated_at = timestamp(now);
}
