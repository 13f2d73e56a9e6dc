/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { AdminToken, MfaActivation, MfaStatus, SignInResult, User } from '../answers/identity.js';

/** Get the signed-in user. */
export const getUser: Call<'getUser'> = {
  id: 'getUser',
  method: 'GET',
  path: '/user-resource/user',
  secret: true,
  answer: User,
};

/** Ask whether the user is an administrator. */
export const getUserPrivileges: Call<'getUserPrivileges'> = {
  id: 'getUserPrivileges',
  method: 'GET',
  path: '/user-resource/user/privileges',
};

/** Ask whether multi-factor authentication is on. */
export const getMfaStatus: Call<'getMfaStatus'> = {
  id: 'getMfaStatus',
  method: 'GET',
  path: '/user-resource/mfa/is_active',
  answer: MfaStatus,
};

/** Sign in with what the identity provider came back with. */
export const signInCallback: Call<'signInCallback'> = {
  id: 'signInCallback',
  method: 'POST',
  path: '/user-resource/identity/callback',
  body: 'rest',
  failure: 'signIn',
  affects: [],
  idempotent: false,
  secret: true,
  public: true,
  answer: SignInResult,
};

/** Change the user's profile. */
export const updateUserProfile: Call<'updateUserProfile'> = {
  id: 'updateUserProfile',
  method: 'PATCH',
  path: '/user-resource/user/profile',
  body: ['first_name', 'last_name', 'personal_id_number', 'phone_number', 'lang'],
  failure: 'updateUserProfile',
  affects: [['getUser']],
  idempotent: true,
  secret: true,
  answer: User,
};

/** Start to activate multi-factor authentication. */
export const activateMfa: Call<'activateMfa'> = {
  id: 'activateMfa',
  method: 'POST',
  path: '/user-resource/mfa/activate',
  failure: 'activateMfa',
  affects: [['getMfaStatus']],
  idempotent: true,
  answer: MfaActivation,
};

/** Deactivate multi-factor authentication. */
export const deactivateMfa: Call<'deactivateMfa'> = {
  id: 'deactivateMfa',
  method: 'POST',
  path: '/user-resource/mfa/deactivate',
  failure: 'deactivateMfa',
  affects: [['getMfaStatus']],
  idempotent: true,
};

/** Create an administrator's token. */
export const createAdminToken: Call<'createAdminToken'> = {
  id: 'createAdminToken',
  method: 'POST',
  path: '/user-resource/admin/token',
  failure: 'performAction',
  affects: [],
  idempotent: false,
  secret: true,
  answer: AdminToken,
};
