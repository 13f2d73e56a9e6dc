import * as operations from '../generated/operations/network.js';
import type { PartlyKnown } from '../domain/openValues.js';
import type { IpAddress, VpcNetwork } from '../generated/types.js';
import { change } from './change.js';
import { oneOf, read, type Located } from './read.js';
import { decidedBy } from './replacing.js';

/** An IP address and where it is. */
export type LocatedAddress = Located<IpAddress> & PartlyKnown;

/** A private network and where it is. */
export type LocatedNetwork = Located<VpcNetwork>;

/** The private networks of a location. */
export function networks(location: string) {
  return read(operations.listNetworks, { location });
}

/** One private network, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function network(location: string, uuid: string) {
  return oneOf(networks(location), 'vpc', uuid);
}

/** The IP addresses of a location. */
export function ipAddresses(location: string) {
  return read(operations.listIpAddresses, { location });
}

/** One IP address, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function ipAddress(location: string, uuid: string) {
  return oneOf(ipAddresses(location), 'ip_address', uuid);
}

/** Reserves a floating IP address; its row is there at once. */
export const createIpAddress = change(operations.createIpAddress);

/** Renames an IP address or charges it to another billing account; both show at once. */
export const updateIpAddress = change(operations.updateIpAddress, {
  optimistic: ({ name, billing_account_id }) => ({
    ...(name !== undefined && { name: name || null }),
    ...(billing_account_id !== undefined && { billing_account_id }),
  }),
});

/**
 * Assigns a public IP address to the resource with this private address. `assigned_to` is the uuid of that resource, a
 * machine unless `assigned_to_resource_type` says otherwise: the row shows it at once. Neither is sent.
 */
export const assignIpAddress = decidedBy(
  change<'assignIpAddress', Partial<Pick<IpAddress, 'assigned_to' | 'assigned_to_resource_type'>>>(
    operations.assignIpAddress,
    {
      optimistic: ({ assigned_to, assigned_to_resource_type = 'virtual_machine', private_ip }) =>
        assigned_to === undefined ? {} : { assigned_to, assigned_to_resource_type, assigned_to_private_ip: private_ip },
      checkApplied: ({ assigned_to_private_ip }, { private_ip }) => assigned_to_private_ip === private_ip,
    },
  ),
  'assigned_to',
);

/** Takes a public IP address from what it is assigned to; it stays reserved and is charged as such. */
export const unassignIpAddress = change(operations.unassignIpAddress, {
  optimistic: () => ({ assigned_to: null, assigned_to_resource_type: null, assigned_to_private_ip: null }),
});

/** Gives an IP address back. */
export const deleteIpAddress = decidedBy(change(operations.deleteIpAddress), 'assigned_to');

/** Creates a private network; its row is there at once. */
export const createNetwork = change(operations.createNetwork);

/** Renames a private network; shows at once. */
export const updateNetwork = change(operations.updateNetwork, { optimistic: ({ name }) => ({ name }) });

/** Makes a private network the default of its location in the place of another; shows at once. */
export const setDefaultNetwork = change(operations.setDefaultNetwork, { singletonFlag: 'is_default' });

/** Deletes a private network, where its members are known; whether one with members may go is the server's to say. */
export const deleteNetwork = decidedBy(change(operations.deleteNetwork), 'vm_uuids', 'resources_count');
