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

/** List the user's API tokens. */
export const listApiTokens: Call<'listApiTokens'> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/user-resource/token/list',
  secret: true,
  answer: ['list', ApiToken],
};

/** List the user's access delegations. */
export const listAccessDelegations: Call<'listAccessDelegations'> = {
  id: 'listAccessDelegations',
  method: 'GET',
  path: '/user-resource/access_group',
  answer: ['list', AccessDelegation],
};

/** Accept an invitation to act for somebody else. */
export const acceptAccessImpersonation: Call<'acceptAccessImpersonation'> = {
  id: 'acceptAccessImpersonation',
  method: 'PUT',
  path: '/user-resource/impersonation/{uuid}/accept',
  failure: 'acceptAccessImpersonation',
  affects: [['listAccessImpersonations']],
  idempotent: true,
  row: { list: listAccessImpersonations, id: 'uuid' },
};

/** Start to act for somebody else. */
export const startAccessImpersonation: Call<'startAccessImpersonation'> = {
  id: 'startAccessImpersonation',
  method: 'POST',
  path: '/user-resource/impersonation/{uuid}/start',
  failure: 'startAccessImpersonation',
  affects: [],
  idempotent: true,
  row: { list: listAccessImpersonations, id: 'uuid' },
  secret: true,
  answer: ImpersonationToken,
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
  creates: listApiTokens,
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
  row: { list: listApiTokens, id: 'token_id' },
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
  row: { list: listApiTokens, id: 'token_id' },
  deletes: true,
  answer: Success,
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
  creates: listAccessDelegations,
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
  row: { list: listAccessDelegations, id: 'id' },
  deletes: true,
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
  row: { list: listAccessDelegations, id: 'delegation_id' },
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
  row: { list: listAccessDelegations, id: 'delegation_id' },
  answer: Success,
};
