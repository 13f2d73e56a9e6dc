import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { apiOf } from '../client.js';
import type { AssignIpAddressRequest, CreateIpAddressRequest } from '../generated/types.js';
import { rows } from './answers.js';
import { change } from './change.js';
import { keys } from './keys.js';

/** The private networks of a location (I 7). */
export function networks(location: string) {
  return queryOptions({
    queryKey: keys.networks(location),
    queryFn: ({ client, signal }) =>
      rows(apiOf(client).GET('/{location}/network/networks', { params: { path: { location } }, signal }), 'vm_uuids'),
  });
}

/** The floating IP addresses of a location (I 7). */
export function ipAddresses(location: string) {
  return queryOptions({
    queryKey: keys.ipAddresses(location),
    queryFn: ({ client, signal }) =>
      rows(apiOf(client).GET('/{location}/network/ip_addresses', { params: { path: { location } }, signal })),
  });
}

interface AddressVariables {
  location: string;
  address: string;
}

/** Who an address leads to shows at the machine too. */
function whereAddressesShow({ location }: { location: string }): QueryKey[] {
  return [keys.ipAddresses(location), keys.vms(location), keys.events];
}

/** Reserves a floating IP address (I 7). */
export const createIpAddress = change({
  operation: 'createIpAddress',
  call: 'POST /{location}/network/ip_addresses',
  failure: 'createResource',
  creates: true,
  request: ({ location, ...body }: { location: string } & CreateIpAddressRequest) => ({ path: { location }, body }),
  refreshes: ({ location }) => [keys.ipAddresses(location), keys.events],
});

/** Leads a floating IP address to the machine with this private address (I 7). */
export const assignIpAddress = change({
  operation: 'assignIpAddress',
  call: 'POST /{location}/network/ip_addresses/{address}/assign',
  failure: 'performAction',
  request: ({ location, address, private_ip }: AddressVariables & AssignIpAddressRequest) => ({
    path: { location, address },
    body: { private_ip },
  }),
  refreshes: whereAddressesShow,
});

/** Takes a floating IP address from its machine; it stays reserved and is charged as such (I 9). */
export const unassignIpAddress = change({
  operation: 'unassignIpAddress',
  call: 'POST /{location}/network/ip_addresses/{address}/unassign',
  failure: 'performAction',
  request: ({ location, address }: AddressVariables) => ({ path: { location, address } }),
  refreshes: whereAddressesShow,
});

/** Gives a floating IP address back (I 7). */
export const deleteIpAddress = change({
  operation: 'deleteIpAddress',
  call: 'DELETE /{location}/network/ip_addresses/{address}',
  failure: 'performAction',
  request: ({ location, address }: AddressVariables) => ({ path: { location, address } }),
  refreshes: whereAddressesShow,
});
