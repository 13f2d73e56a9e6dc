import * as calls from '../generated/calls/network.js';
import { change, rowOf } from './change.js';
import { read } from './read.js';

/** The private networks of a location. */
export function networks(location: string) {
  return read(calls.listNetworks, { location });
}

/** The floating IP addresses of a location. */
export function ipAddresses(location: string) {
  return read(calls.listIpAddresses, { location });
}

const addressRow = ({ location, address }: { location: string; address: string }) =>
  rowOf(ipAddresses(location), address);

/** Reserves a floating IP address; its row is there at once. */
export const createIpAddress = change(calls.createIpAddress, { adds: ({ location }) => ipAddresses(location) });

/** Leads a floating IP address to the machine with this private address. */
export const assignIpAddress = change(calls.assignIpAddress, { row: addressRow });

/** Takes a floating IP address from its machine; it stays reserved and is charged as such. */
export const unassignIpAddress = change(calls.unassignIpAddress, { row: addressRow });

/** Gives a floating IP address back. */
export const deleteIpAddress = change(calls.deleteIpAddress, { row: addressRow, removes: true });
