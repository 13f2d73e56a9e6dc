/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as identity from '../schemas/identity.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'POST /user-resource/identity/callback': { operationId: 'signInCallback', schema: identity.zSignInCallbackResponse },
  'GET /user-resource/user': { operationId: 'getUser', schema: identity.zGetUserResponse },
  'PATCH /user-resource/user/profile': { operationId: 'updateUserProfile', schema: identity.zUpdateUserProfileResponse },
  'GET /user-resource/mfa/is_active': { operationId: 'getMfaStatus', schema: identity.zGetMfaStatusResponse },
  'POST /user-resource/mfa/activate': { operationId: 'activateMfa', schema: identity.zActivateMfaResponse },
  'POST /user-resource/admin/token': { operationId: 'createAdminToken', schema: identity.zCreateAdminTokenResponse },
} as const;
