import type { ReasonCode } from '../generated/texts.js';
import type { IpAddress, Vm, VpcNetwork } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';

/** Why something cannot be done with an IP address or a private network now. */
type NetworkReason = ReasonCode<'network'>;

export type NetworkCapability = Capability<NetworkReason>;

type Address = Pick<IpAddress, 'type' | 'is_ipv6' | 'assigned_to'>;

export const isAssigned = ({ assigned_to }: Pick<IpAddress, 'assigned_to'>): boolean => Boolean(assigned_to);

/** A public IPv4 address is assigned to one resource at a time; any other kind is not assigned by hand. */
export function canAssign(address: Address): NetworkCapability {
  if (address.type === 'private') return refused('address-not-public');
  if (address.is_ipv6) return refused('address-ipv6');
  return isAssigned(address) ? refused('address-assigned') : allowed;
}

/** Whether a public address can be assigned to a machine: to its private address, and where it has no other public one. */
export function canBeAssignedTo({
  private_ipv4,
  public_ipv4,
}: Pick<Vm, 'private_ipv4' | 'public_ipv4'>): NetworkCapability {
  if (!private_ipv4) return refused('target-without-address');
  return public_ipv4 ? refused('target-with-address') : allowed;
}

export function canUnassign(address: Pick<IpAddress, 'assigned_to'>): NetworkCapability {
  return isAssigned(address) ? allowed : refused('address-unassigned');
}

/** An address that leads somewhere is unassigned first, so that nobody loses a resource from sight by a slip. */
export function canDeleteAddress(address: Pick<IpAddress, 'assigned_to'>): NetworkCapability {
  return isAssigned(address) ? refused('address-in-use') : allowed;
}

export function canMakeDefault({ is_default }: Pick<VpcNetwork, 'is_default'>): NetworkCapability {
  return is_default ? refused('network-default') : allowed;
}

/** How many resources are in a network: what the server counts, and never fewer than the machines that it names. */
export function memberCount({ vm_uuids, resources_count }: Pick<VpcNetwork, 'vm_uuids' | 'resources_count'>): number {
  return Math.max(vm_uuids.length, resources_count || 0);
}
