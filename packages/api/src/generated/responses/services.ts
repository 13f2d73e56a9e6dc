/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as services from '../schemas/services.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /user-resource/service/configurations': { operationId: 'listServiceConfigurations', schema: services.zListServiceConfigurationsResponse },
  'GET /user-resource/service/packages': { operationId: 'listManagedServices', schema: services.zListManagedServicesResponse },
  'POST /user-resource/service/package': { operationId: 'createManagedService', schema: services.zCreateManagedServiceResponse },
  'PATCH /user-resource/service/package/{uuid}': { operationId: 'updateManagedService', schema: services.zUpdateManagedServiceResponse },
  'GET /user-resource/service/package/{uuid}/secrets': { operationId: 'getServiceSecrets', schema: services.zGetServiceSecretsResponse },
  'GET /user-resource/service/package/{uuid}/whitelist_addresses': { operationId: 'listWhitelistAddresses', schema: services.zListWhitelistAddressesResponse },
} as const;
