/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as metal from '../schemas/metal.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /{location}/metal/leases': { operationId: 'listBareMetalLeases', schema: metal.zListBareMetalLeasesResponse },
  'POST /{location}/metal/leases': { operationId: 'createBareMetalLease', schema: metal.zCreateBareMetalLeaseResponse },
  'PATCH /{location}/metal/leases/{uuid}': { operationId: 'updateBareMetalLease', schema: metal.zUpdateBareMetalLeaseResponse },
  'GET /{location}/metal/specs': { operationId: 'listBareMetalSpecs', schema: metal.zListBareMetalSpecsResponse },
  'GET /metal/os': { operationId: 'listBareMetalOs', schema: metal.zListBareMetalOsResponse },
} as const;
