/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { ManagedService, ServiceConfiguration, ServiceSecret } from '../responseSchemas/services.js';

/** List the managed services on offer. */
export const listServiceConfigurations: Operation<'listServiceConfigurations'> = {
  id: 'listServiceConfigurations',
  method: 'GET',
  path: '/user-resource/service/configurations',
  response: ['list', ServiceConfiguration],
};

/** List the managed services of all locations. */
export const listManagedServices: Operation<'listManagedServices'> = {
  id: 'listManagedServices',
  method: 'GET',
  path: '/user-resource/service/packages',
  response: ['list', ManagedService],
};

/** Get what is secret and needed to use a managed service. */
export const getServiceSecrets: Operation<'getServiceSecrets'> = {
  id: 'getServiceSecrets',
  method: 'GET',
  path: '/user-resource/service/package/{uuid}/secrets',
  secret: true,
  response: ['list', ServiceSecret],
};

/** List the addresses that may connect to a managed service. */
export const listWhitelistAddresses: Operation<'listWhitelistAddresses'> = {
  id: 'listWhitelistAddresses',
  method: 'GET',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  response: ['list', 'string'],
};

/** Order a managed service. */
export const createManagedService: Operation<'createManagedService'> = {
  id: 'createManagedService',
  method: 'POST',
  path: '/user-resource/service/package',
  body: ['service', 'version', 'display_name', 'location', 'resources', 'is_multi_node', 'billing_account_id', 'network_uuid'],
  json: ['resources'],
  failure: 'createResource',
  affects: [['listManagedServices'], ['listIpAddresses', 'location'], ['listNetworks', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listManagedServices,
  response: ManagedService,
};

/** Rename a managed service. */
export const updateManagedService: Operation<'updateManagedService'> = {
  id: 'updateManagedService',
  method: 'PATCH',
  path: '/user-resource/service/package/{uuid}',
  body: ['display_name'],
  failure: 'performAction',
  affects: [['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
  response: ManagedService,
};

/** Delete a managed service with its data. */
export const deleteManagedService: Operation<'deleteManagedService'> = {
  id: 'deleteManagedService',
  method: 'DELETE',
  path: '/user-resource/service/package/{uuid}',
  failure: 'performAction',
  affects: [['listManagedServices'], ['listIpAddresses'], ['listNetworks'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
  deletes: true,
};

/** Rebuild a machine of a managed service from a backup. */
export const rebuildServiceVm: Operation<'rebuildServiceVm'> = {
  id: 'rebuildServiceVm',
  method: 'POST',
  path: '/{location}/user-resource/service/package/vm/rebuild',
  body: ['uuid', 'replica_uuid', 'type'],
  failure: 'rebuildServiceVm',
  affects: [['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: false,
  row: { list: listManagedServices, id: 'service' },
};

/** Start a machine of a managed service. */
export const startServiceResource: Operation<'startServiceResource'> = {
  id: 'startServiceResource',
  method: 'POST',
  path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/start',
  failure: 'startServiceResource',
  affects: [['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
};

/** Stop a machine of a managed service. */
export const stopServiceResource: Operation<'stopServiceResource'> = {
  id: 'stopServiceResource',
  method: 'POST',
  path: '/user-resource/service/package/{uuid}/resources/{target_uuid}/stop',
  failure: 'stopServiceResource',
  affects: [['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
};

/** Let an address connect to a managed service. */
export const addWhitelistAddress: Operation<'addWhitelistAddress'> = {
  id: 'addWhitelistAddress',
  method: 'POST',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  body: ['address'],
  failure: 'performAction',
  affects: [['listWhitelistAddresses'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
};

/** Remove an address from the whitelist of a managed service. */
export const removeWhitelistAddress: Operation<'removeWhitelistAddress'> = {
  id: 'removeWhitelistAddress',
  method: 'DELETE',
  path: '/user-resource/service/package/{uuid}/whitelist_addresses',
  body: ['address'],
  failure: 'performAction',
  affects: [['listWhitelistAddresses'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listManagedServices, id: 'uuid' },
};
