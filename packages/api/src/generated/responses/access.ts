/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as access from '../schemas/access.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /user-resource/impersonation': { operationId: 'listAccessImpersonations', schema: access.zListAccessImpersonationsResponse },
  'POST /user-resource/impersonation/{uuid}/start': { operationId: 'startAccessImpersonation', schema: access.zStartAccessImpersonationResponse },
  'GET /user-resource/token/list': { operationId: 'listApiTokens', schema: access.zListApiTokensResponse },
  'POST /user-resource/token': { operationId: 'createApiToken', schema: access.zCreateApiTokenResponse },
  'PATCH /user-resource/token': { operationId: 'updateApiToken', schema: access.zUpdateApiTokenResponse },
  'DELETE /user-resource/token': { operationId: 'deleteApiToken', schema: access.zDeleteApiTokenResponse },
  'GET /user-resource/access_group': { operationId: 'listAccessDelegations', schema: access.zListAccessDelegationsResponse },
  'POST /user-resource/access_group': { operationId: 'createAccessDelegation', schema: access.zCreateAccessDelegationResponse },
  'DELETE /user-resource/access_group/{id}': { operationId: 'deleteAccessDelegation', schema: access.zDeleteAccessDelegationResponse },
  'POST /user-resource/access_group/{delegation_id}/impersonation': { operationId: 'createAccessDelegationImpersonation', schema: access.zCreateAccessDelegationImpersonationResponse },
  'DELETE /user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}': { operationId: 'deleteAccessDelegationImpersonation', schema: access.zDeleteAccessDelegationImpersonationResponse },
} as const;
