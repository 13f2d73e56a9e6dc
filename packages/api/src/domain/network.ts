import type { ReasonCode } from '../generated/texts.js';
import type { IpAddress, Vm, VpcNetwork } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';

/** Why something cannot be done with an IP address or a private network now. */
type NetworkReason = ReasonCode<'network'>;

export type NetworkCapability = Capability<NetworkReason>;

export const isAssigned = ({ assigned_to }: Pick<IpAddress, 'assigned_to'>): boolean => Boolean(assigned_to);

/** An address is assigned to one resource at a time. Which kinds of addresses are assigned by hand is the provider's to say. */
export function canAssign(address: Pick<IpAddress, 'assigned_to'>): NetworkCapability {
  return isAssigned(address) ? refused('address-assigned') : allowed;
}

/** Whether an address can be assigned to a resource: to its private address. Whether it may have several is the provider's to say. */
export function canBeAssignedTo({ private_ipv4 }: Partial<Pick<Vm, 'private_ipv4'>>): NetworkCapability {
  return private_ipv4 ? allowed : refused('target-without-address');
}

export function canUnassign(address: Pick<IpAddress, 'assigned_to'>): NetworkCapability {
  return isAssigned(address) ? allowed : refused('address-unassigned');
}

export function canMakeDefault({ is_default }: Pick<VpcNetwork, 'is_default'>): NetworkCapability {
  return is_default ? refused('network-default') : allowed;
}

/** How many resources are in a network: what the server counts, and never fewer than the machines that it names. */
export function memberCount({ vm_uuids, resources_count }: Pick<VpcNetwork, 'vm_uuids' | 'resources_count'>): number {
  return Math.max(vm_uuids.length, resources_count || 0);
}

/** The public addresses that are assigned to a resource, of both versions of IP. */
export const publicAddressesOf = <Address extends Pick<IpAddress, 'type' | 'assigned_to'>>(
  addresses: readonly Address[],
  uuid: string,
): Address[] => addresses.filter(({ type, assigned_to }) => type === 'public' && assigned_to === uuid);
