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

/** Creates a private network; its row is there at once. */
export const createNetwork = change(operations.createNetwork);

/** Renames a private network; shows at once. */
export const updateNetwork = change(operations.updateNetwork, { optimistic: ({ name }) => ({ name }) });

/** Makes a private network the default of its location in the place of another; shows at once. */
export const setDefaultNetwork = change(operations.setDefaultNetwork, { singletonFlag: 'is_default' });

/** Deletes a private network, where its members are known; whether one with members may go is the server's to say. */
export const deleteNetwork = decidedBy(change(operations.deleteNetwork), 'vm_uuids', 'resources_count');
