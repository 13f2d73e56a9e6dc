/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { AccessDelegation, AccessDelegationImpersonation, AccessImpersonation, ApiToken, ImpersonationToken, Success } from '../answers/access.js';

/** List the accounts shared with the user. */
export const listAccessImpersonations: Call<'listAccessImpersonations'> = {
  id: 'listAccessImpersonations',
  method: 'GET',
  path: '/user-resource/impersonation',
  answer: ['list', AccessImpersonation],
};

/** Accept an invitation to act for somebody else. */
export const acceptAccessImpersonation: Call<'acceptAccessImpersonation'> = {
  id: 'acceptAccessImpersonation',
  method: 'PUT',
  path: '/user-resource/impersonation/{uuid}/accept',
  failure: 'acceptAccessImpersonation',
  affects: [['listAccessImpersonations']],
  idempotent: true,
};

/** Start to act for somebody else. */
export const startAccessImpersonation: Call<'startAccessImpersonation'> = {
  id: 'startAccessImpersonation',
  method: 'POST',
  path: '/user-resource/impersonation/{uuid}/start',
  failure: 'startAccessImpersonation',
  affects: [],
  idempotent: true,
  secret: true,
  answer: ImpersonationToken,
};

/** List the user's API tokens. */
export const listApiTokens: Call<'listApiTokens'> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/user-resource/token/list',
  secret: true,
  answer: ['list', ApiToken],
};

/** Create an API token. */
export const createApiToken: Call<'createApiToken'> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/user-resource/token',
  body: ['billing_account_id', 'description', 'restricted'],
  failure: 'createApiToken',
  affects: [['listApiTokens']],
  idempotent: false,
  secret: true,
  answer: ApiToken,
};

/** Change an API token. */
export const updateApiToken: Call<'updateApiToken'> = {
  id: 'updateApiToken',
  method: 'PATCH',
  path: '/user-resource/token',
  body: ['token_id', 'description', 'billing_account_id', 'restricted'],
  failure: 'updateApiToken',
  affects: [['listApiTokens']],
  idempotent: true,
  secret: true,
  answer: ApiToken,
};

/** Delete an API token. */
export const deleteApiToken: Call<'deleteApiToken'> = {
  id: 'deleteApiToken',
  method: 'DELETE',
  path: '/user-resource/token',
  body: ['token_id'],
  failure: 'deleteApiToken',
  affects: [['listApiTokens']],
  idempotent: true,
  answer: Success,
};

/** List the user's access delegations. */
export const listAccessDelegations: Call<'listAccessDelegations'> = {
  id: 'listAccessDelegations',
  method: 'GET',
  path: '/user-resource/access_group',
  answer: ['list', AccessDelegation],
};

/** Create an access delegation. */
export const createAccessDelegation: Call<'createAccessDelegation'> = {
  id: 'createAccessDelegation',
  method: 'POST',
  path: '/user-resource/access_group',
  body: ['billing_account_id', 'name'],
  failure: 'createAccessDelegation',
  affects: [['listAccessDelegations']],
  idempotent: false,
  answer: AccessDelegation,
};

/** Delete an access delegation. */
export const deleteAccessDelegation: Call<'deleteAccessDelegation'> = {
  id: 'deleteAccessDelegation',
  method: 'DELETE',
  path: '/user-resource/access_group/{id}',
  failure: 'deleteAccessDelegation',
  affects: [['listAccessDelegations']],
  idempotent: true,
  answer: Success,
};

/** Invite a user to an access delegation. */
export const createAccessDelegationImpersonation: Call<'createAccessDelegationImpersonation'> = {
  id: 'createAccessDelegationImpersonation',
  method: 'POST',
  path: '/user-resource/access_group/{delegation_id}/impersonation',
  body: ['grantee_username', 'expires_at'],
  failure: 'createAccessDelegationImpersonation',
  affects: [['listAccessDelegations']],
  idempotent: false,
  answer: AccessDelegationImpersonation,
};

/** Withdraw an invitation to an access delegation. */
export const deleteAccessDelegationImpersonation: Call<'deleteAccessDelegationImpersonation'> = {
  id: 'deleteAccessDelegationImpersonation',
  method: 'DELETE',
  path: '/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}',
  failure: 'deleteAccessDelegationImpersonation',
  affects: [['listAccessDelegations']],
  idempotent: true,
  answer: Success,
};
