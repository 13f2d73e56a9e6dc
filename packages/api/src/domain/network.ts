import type { ReasonCode } from '../generated/texts.js';
import type { IpAddress, Vm, VmInterface, VpcNetwork } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { isKnown, type PartlyKnown } from './openValues.js';
import { publicIpv4Of } from './publicIpv4.js';

/** Why something cannot be done with an IP address or a private network now. */
type NetworkReason = ReasonCode<'network'>;

export type NetworkCapability = Capability<NetworkReason>;

type Assignable = Pick<IpAddress, 'assigned_to'> & PartlyKnown;

export const isAssigned = ({ assigned_to }: Pick<IpAddress, 'assigned_to'>): boolean => Boolean(assigned_to);

/** Whether an address is assigned; undefined where that was not understood. */
export const assignmentOf = (address: Assignable): boolean | undefined =>
  isKnown(address, 'assigned_to') ? isAssigned(address) : undefined;

/**
 * Whether an address is charged on its own: a public IPv4 address that is not in the price of a machine; undefined where
 * that was not understood.
 */
export const isChargedAlone = (
  address: Pick<IpAddress, 'type' | 'is_ipv6' | 'assigned_to_resource_type'> & PartlyKnown,
): boolean | undefined =>
  publicIpv4Of(address) &&
  (isKnown(address, 'assigned_to_resource_type') ? address.assigned_to_resource_type !== 'virtual_machine' : undefined);

/** An address is assigned to one resource at a time. Which kinds of addresses are assigned by hand is the provider's to say. */
export function canAssign(address: Pick<IpAddress, 'assigned_to'>): NetworkCapability {
  return isAssigned(address) ? refused('address-assigned') : allowed;
}

/** Whether an address can be assigned to a resource: to its private address. Whether it may have several is the provider's to say. */
export function canBeAssignedTo({ private_ipv4 }: Partial<Pick<Vm, 'private_ipv4'>>): NetworkCapability {
  return private_ipv4 ? allowed : refused('target-without-address');
}

/** Also where nobody knows whether it is assigned: `unassignIpAddress` looks before it sends. */
export function canUnassign(address: Assignable): NetworkCapability {
  return assignmentOf(address) === false ? refused('address-unassigned') : allowed;
}

/** An interface is managed on the page of its machine, which the server need not name. */
export function canManageInterface({ vm_uuid }: Pick<VmInterface, 'vm_uuid'>): NetworkCapability {
  return vm_uuid ? allowed : refused('interface-without-machine');
}

export function canMakeDefault({ is_default }: Pick<VpcNetwork, 'is_default'>): NetworkCapability {
  return is_default ? refused('network-default') : allowed;
}

type Counted = Pick<VpcNetwork, 'vm_uuids' | 'resources_count'>;

/** How many resources are in a network: what the server counts, and never fewer than the machines that it names. */
export const memberCount = ({ vm_uuids, resources_count }: Counted): number =>
  Math.max(vm_uuids.length, resources_count || 0);

/** The same; undefined where it was not understood. */
export const knownMemberCount = (network: Counted & PartlyKnown): number | undefined =>
  isKnown(network, 'vm_uuids', 'resources_count') ? memberCount(network) : undefined;

/** The public addresses that are assigned to a resource, of both versions of IP. */
export const publicAddressesOf = <Address extends Pick<IpAddress, 'type' | 'assigned_to'>>(
  addresses: readonly Address[],
  uuid: string,
): Address[] => addresses.filter(({ type, assigned_to }) => type === 'public' && assigned_to === uuid);
