import type { QueryClient } from '@tanstack/query-core';
import { apiOf, catalogueTime } from '../client.js';
import { formatTimestamp } from '../domain/timestamps.js';
import { serviceTransitionsOf } from '../domain/services.js';
import * as operations from '../generated/operations/services.js';
import type { ManagedService, ServiceSecret, VmStatus } from '../generated/types.js';
import { change } from './change.js';
import { oneOf, read } from './read.js';
import { hasPassed } from './statusSince.js';
import { decidedByResponse } from './understoodResponse.js';

/** What can be ordered; changes seldom. */
export function serviceConfigurations() {
  return read(operations.listServiceConfigurations, {}, { staleTime: catalogueTime });
}

/** The managed services of all locations. Polls while one is being set up or a machine of one is in transition. */
export function managedServices() {
  return read(operations.listManagedServices, {}, { transitions: serviceTransitionsOf });
}

/** One managed service, picked from the list. Its error is a NotFoundError when the list has it not. */
export function managedService(uuid: string) {
  return oneOf(managedServices(), 'managed_service', uuid);
}

/** The addresses that may connect to a managed service; an empty list lets any. */
export function whitelistAddresses(uuid: string) {
  return read(operations.listWhitelistAddresses, { uuid });
}

/** Asks for the secrets of a service. No cache keeps them: they are gone when whoever asked forgets them. */
export function askForSecrets(client: QueryClient, uuid: string): Promise<ServiceSecret[]> {
  return apiOf(client).read(operations.getServiceSecrets, { uuid });
}

/** Orders a managed service; its row is there at once. */
export const createManagedService = change(operations.createManagedService);

/** Renames a managed service; shows at once. */
export const updateManagedService = change(operations.updateManagedService, {
  optimistic: ({ display_name }): Partial<ManagedService> => (display_name === undefined ? {} : { display_name }),
});

/** Deletes a managed service with its data; its row counts as deleted until the list comes without it. */
export const deleteManagedService = change(operations.deleteManagedService, {
  optimistic: (): Partial<ManagedService> => ({ status: 'deleted' }),
});

/** What the row shows of which a machine has a status, and had it from a time on. */
function machineIs(
  status: VmStatus,
  uuid: string,
  { resources }: ManagedService,
  since: number,
): Pick<ManagedService, 'resources'> {
  const status_changed_at = formatTimestamp(new Date(since));
  return {
    resources: resources.map((one) => (one.resource_uuid === uuid ? { ...one, status, status_changed_at } : one)),
  };
}

const machineOf = ({ resources }: ManagedService, uuid: string) => resources.find((one) => one.resource_uuid === uuid);

/** Whether the server's row shows that a machine has left the status it had. */
const hasChanged = (row: ManagedService, before: ManagedService | undefined, uuid: string): boolean =>
  before !== undefined && machineOf(row, uuid)?.status !== machineOf(before, uuid)?.status;

/** Starts a machine of a managed service; shows at once. */
export const startServiceResource = change(operations.startServiceResource, {
  patch: (row, { variables }, since) => machineIs('starting', variables.target_uuid, row, since),
  patchesAtOnce: true,
  shows: (row, { variables, before }) => hasChanged(row, before, variables.target_uuid),
  checkApplied: (row, { target_uuid }) => ['starting', 'running'].includes(machineOf(row, target_uuid)?.status ?? ''),
});

/** Stops a machine of a managed service; shows at once. */
export const stopServiceResource = change(operations.stopServiceResource, {
  patch: (row, { variables }, since) => machineIs('stopping', variables.target_uuid, row, since),
  patchesAtOnce: true,
  shows: (row, { variables, before }) => hasChanged(row, before, variables.target_uuid),
  checkApplied: (row, { target_uuid }) => ['stopping', 'stopped'].includes(machineOf(row, target_uuid)?.status ?? ''),
});

/**
 * Puts a machine (`uuid`) of a managed service (`service`, which is not sent) back to one of its backups; what came later
 * is lost.
 */
export const rebuildServiceVm = change(operations.rebuildServiceVm, {
  patch: (row, { variables }, since) => machineIs('rebuilding', variables.uuid, row, since),
  shows: (row, { variables, before }) => hasChanged(row, before, variables.uuid),
  checkApplied: (row, { uuid }, sentAt) => hasPassed('rebuilding', machineOf(row, uuid), sentAt),
});

/** Lets an address connect to a managed service. */
export const addWhitelistAddress = change(operations.addWhitelistAddress, {
  patch: ({ whitelist_addresses: entries }, { variables: { address } }) => ({
    whitelist_addresses: entries.includes(address) ? entries : [...entries, address],
  }),
  shows: ({ whitelist_addresses }, { variables }) => whitelist_addresses.includes(variables.address),
});

/** Takes an address from the whitelist of a managed service; without the last one anyone may connect. */
export const removeWhitelistAddress = decidedByResponse(
  change(operations.removeWhitelistAddress, {
    patch: ({ whitelist_addresses }, { variables }) => ({
      whitelist_addresses: whitelist_addresses.filter((one) => one !== variables.address),
    }),
    shows: ({ whitelist_addresses }, { variables }) => !whitelist_addresses.includes(variables.address),
  }),
  ({ uuid }) => whitelistAddresses(uuid),
);
