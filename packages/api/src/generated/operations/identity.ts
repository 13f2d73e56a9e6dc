/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { AdminToken, MfaActivation, MfaStatus, SignInResult, User } from '../responseSchemas/identity.js';

/** Get the signed-in user. */
export const getUser: Operation<'getUser'> = {
  id: 'getUser',
  method: 'GET',
  path: '/user-resource/user',
  secret: true,
  response: User,
};

/** Ask whether the user is an administrator. */
export const getUserPrivileges: Operation<'getUserPrivileges'> = {
  id: 'getUserPrivileges',
  method: 'GET',
  path: '/user-resource/user/privileges',
};

/** Ask whether multi-factor authentication is on. */
export const getMfaStatus: Operation<'getMfaStatus'> = {
  id: 'getMfaStatus',
  method: 'GET',
  path: '/user-resource/mfa/is_active',
  response: MfaStatus,
};

/** Log in with the answer of the identity provider. */
export const signInCallback: Operation<'signInCallback'> = {
  id: 'signInCallback',
  method: 'POST',
  path: '/user-resource/identity/callback',
  body: 'rest',
  failure: 'signIn',
  affects: [],
  idempotent: false,
  secret: true,
  public: true,
  response: SignInResult,
};

/** Change the user's profile. */
export const updateUserProfile: Operation<'updateUserProfile'> = {
  id: 'updateUserProfile',
  method: 'PATCH',
  path: '/user-resource/user/profile',
  body: ['first_name', 'last_name', 'personal_id_number', 'phone_number', 'lang'],
  failure: 'updateUserProfile',
  affects: [['getUser']],
  idempotent: true,
  secret: true,
  response: User,
};

/** Start to activate multi-factor authentication. */
export const activateMfa: Operation<'activateMfa'> = {
  id: 'activateMfa',
  method: 'POST',
  path: '/user-resource/mfa/activate',
  failure: 'activateMfa',
  affects: [['getMfaStatus']],
  idempotent: true,
  response: MfaActivation,
};

/** Deactivate multi-factor authentication. */
export const deactivateMfa: Operation<'deactivateMfa'> = {
  id: 'deactivateMfa',
  method: 'POST',
  path: '/user-resource/mfa/deactivate',
  failure: 'deactivateMfa',
  affects: [['getMfaStatus']],
  idempotent: true,
};

/** Create an administrator's token. */
export const createAdminToken: Operation<'createAdminToken'> = {
  id: 'createAdminToken',
  method: 'POST',
  path: '/user-resource/admin/token',
  failure: 'performAction',
  affects: [],
  idempotent: false,
  secret: true,
  response: AdminToken,
};
