/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { BareMetalLease, BareMetalOs, BareMetalSpec } from '../answers/metal.js';

/** List the bare-metal leases of a location. */
export const listBareMetalLeases: Call<'listBareMetalLeases'> = {
  id: 'listBareMetalLeases',
  method: 'GET',
  path: '/{location}/metal/leases',
  secret: true,
  answer: ['list', BareMetalLease],
};

/** List the bare-metal specs of a location. */
export const listBareMetalSpecs: Call<'listBareMetalSpecs'> = {
  id: 'listBareMetalSpecs',
  method: 'GET',
  path: '/{location}/metal/specs',
  answer: ['list', BareMetalSpec],
};

/** List the operating systems for bare-metal machines. */
export const listBareMetalOs: Call<'listBareMetalOs'> = {
  id: 'listBareMetalOs',
  method: 'GET',
  path: '/metal/os',
  answer: ['list', BareMetalOs],
};

/** Order a bare-metal machine. */
export const createBareMetalLease: Call<'createBareMetalLease'> = {
  id: 'createBareMetalLease',
  method: 'POST',
  path: '/{location}/metal/leases',
  body: ['display_name', 'spec', 'requested_os_id', 'public_key', 'billing_account_id'],
  failure: 'createResource',
  affects: [['listBareMetalLeases', 'location'], ['listBareMetalSpecs', 'location'], ['listEvents']],
  idempotent: false,
  creates: listBareMetalLeases,
  secret: true,
  answer: BareMetalLease,
};

/** Rename a bare-metal machine. */
export const updateBareMetalLease: Call<'updateBareMetalLease'> = {
  id: 'updateBareMetalLease',
  method: 'PATCH',
  path: '/{location}/metal/leases/{uuid}',
  body: ['display_name'],
  failure: 'performAction',
  affects: [['listBareMetalLeases', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listBareMetalLeases, id: 'uuid' },
  secret: true,
  answer: BareMetalLease,
};

/** Release a bare-metal machine. */
export const deleteBareMetalLease: Call<'deleteBareMetalLease'> = {
  id: 'deleteBareMetalLease',
  method: 'DELETE',
  path: '/{location}/metal/leases/{uuid}',
  failure: 'performAction',
  affects: [['listBareMetalLeases', 'location'], ['listBareMetalSpecs', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listBareMetalLeases, id: 'uuid' },
  deletes: true,
};
