/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { BareMetalLease, BareMetalOs, BareMetalSpec } from '../responseSchemas/metal.js';

/** List the bare-metal leases of a location. */
export const listBareMetalLeases: Operation<'listBareMetalLeases'> = {
  id: 'listBareMetalLeases',
  method: 'GET',
  path: '/{location}/metal/leases',
  secret: true,
  response: ['list', BareMetalLease],
};

/** List the bare-metal specs of a location. */
export const listBareMetalSpecs: Operation<'listBareMetalSpecs'> = {
  id: 'listBareMetalSpecs',
  method: 'GET',
  path: '/{location}/metal/specs',
  response: ['list', BareMetalSpec],
};

/** List the operating systems for bare-metal machines. */
export const listBareMetalOs: Operation<'listBareMetalOs'> = {
  id: 'listBareMetalOs',
  method: 'GET',
  path: '/metal/os',
  response: ['list', BareMetalOs],
};

/** Order a bare-metal machine. */
export const createBareMetalLease: Operation<'createBareMetalLease'> = {
  id: 'createBareMetalLease',
  method: 'POST',
  path: '/{location}/metal/leases',
  body: ['display_name', 'spec', 'requested_os_id', 'public_key', 'billing_account_id'],
  failure: 'createResource',
  affects: [['listBareMetalLeases', 'location'], ['listBareMetalSpecs', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listBareMetalLeases,
  secret: true,
  response: BareMetalLease,
};

/** Rename a bare-metal machine. */
export const updateBareMetalLease: Operation<'updateBareMetalLease'> = {
  id: 'updateBareMetalLease',
  method: 'PATCH',
  path: '/{location}/metal/leases/{uuid}',
  body: ['display_name'],
  failure: 'performAction',
  affects: [['listBareMetalLeases', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listBareMetalLeases, id: 'uuid' },
  secret: true,
  response: BareMetalLease,
};

/** Release a bare-metal machine. */
export const deleteBareMetalLease: Operation<'deleteBareMetalLease'> = {
  id: 'deleteBareMetalLease',
  method: 'DELETE',
  path: '/{location}/metal/leases/{uuid}',
  failure: 'performAction',
  affects: [['listBareMetalLeases', 'location'], ['listBareMetalSpecs', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listBareMetalLeases, id: 'uuid' },
  deletes: true,
};
