/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { AccessDelegation, AccessDelegationImpersonation, AccessImpersonation, ApiToken, ImpersonationToken, Success } from '../responseSchemas/access.js';

/** List the accounts shared with the user. */
export const listAccessImpersonations: Operation<'listAccessImpersonations'> = {
  id: 'listAccessImpersonations',
  method: 'GET',
  path: '/user-resource/impersonation',
  response: ['list', AccessImpersonation],
};

/** List the user's API tokens. */
export const listApiTokens: Operation<'listApiTokens'> = {
  id: 'listApiTokens',
  method: 'GET',
  path: '/user-resource/token/list',
  secret: true,
  response: ['list', ApiToken],
};

/** List the user's access delegations. */
export const listAccessDelegations: Operation<'listAccessDelegations'> = {
  id: 'listAccessDelegations',
  method: 'GET',
  path: '/user-resource/access_group',
  response: ['list', AccessDelegation],
};

/** Accept an invitation to act for somebody else. */
export const acceptAccessImpersonation: Operation<'acceptAccessImpersonation'> = {
  id: 'acceptAccessImpersonation',
  method: 'PUT',
  path: '/user-resource/impersonation/{uuid}/accept',
  failure: 'acceptAccessImpersonation',
  affects: [['listAccessImpersonations']],
  idempotent: true,
  row: { list: listAccessImpersonations, id: 'uuid' },
};

/** Start to act for somebody else. */
export const startAccessImpersonation: Operation<'startAccessImpersonation'> = {
  id: 'startAccessImpersonation',
  method: 'POST',
  path: '/user-resource/impersonation/{uuid}/start',
  failure: 'startAccessImpersonation',
  affects: [],
  idempotent: true,
  row: { list: listAccessImpersonations, id: 'uuid' },
  secret: true,
  response: ImpersonationToken,
};

/** Create an API token. */
export const createApiToken: Operation<'createApiToken'> = {
  id: 'createApiToken',
  method: 'POST',
  path: '/user-resource/token',
  body: ['billing_account_id', 'description', 'restricted'],
  failure: 'createApiToken',
  affects: [['listApiTokens']],
  idempotent: false,
  creates: listApiTokens,
  secret: true,
  response: ApiToken,
};

/** Change an API token. */
export const updateApiToken: Operation<'updateApiToken'> = {
  id: 'updateApiToken',
  method: 'PATCH',
  path: '/user-resource/token',
  body: ['token_id', 'description', 'billing_account_id', 'restricted'],
  failure: 'updateApiToken',
  affects: [['listApiTokens']],
  idempotent: true,
  row: { list: listApiTokens, id: 'token_id' },
  secret: true,
  response: ApiToken,
};

/** Delete an API token. */
export const deleteApiToken: Operation<'deleteApiToken'> = {
  id: 'deleteApiToken',
  method: 'DELETE',
  path: '/user-resource/token',
  body: ['token_id'],
  failure: 'deleteApiToken',
  affects: [['listApiTokens']],
  idempotent: true,
  row: { list: listApiTokens, id: 'token_id' },
  deletes: true,
  response: Success,
};

/** Create an access delegation. */
export const createAccessDelegation: Operation<'createAccessDelegation'> = {
  id: 'createAccessDelegation',
  method: 'POST',
  path: '/user-resource/access_group',
  body: ['billing_account_id', 'name'],
  failure: 'createAccessDelegation',
  affects: [['listAccessDelegations']],
  idempotent: false,
  creates: listAccessDelegations,
  response: AccessDelegation,
};

/** Delete an access delegation. */
export const deleteAccessDelegation: Operation<'deleteAccessDelegation'> = {
  id: 'deleteAccessDelegation',
  method: 'DELETE',
  path: '/user-resource/access_group/{id}',
  failure: 'deleteAccessDelegation',
  affects: [['listAccessDelegations']],
  idempotent: true,
  row: { list: listAccessDelegations, id: 'id' },
  deletes: true,
  response: Success,
};

/** Invite a user to an access delegation. */
export const createAccessDelegationImpersonation: Operation<'createAccessDelegationImpersonation'> = {
  id: 'createAccessDelegationImpersonation',
  method: 'POST',
  path: '/user-resource/access_group/{delegation_id}/impersonation',
  body: ['grantee_username', 'expires_at'],
  failure: 'createAccessDelegationImpersonation',
  affects: [['listAccessDelegations']],
  idempotent: false,
  row: { list: listAccessDelegations, id: 'delegation_id' },
  response: AccessDelegationImpersonation,
};

/** Withdraw an invitation to an access delegation. */
export const deleteAccessDelegationImpersonation: Operation<'deleteAccessDelegationImpersonation'> = {
  id: 'deleteAccessDelegationImpersonation',
  method: 'DELETE',
  path: '/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}',
  failure: 'deleteAccessDelegationImpersonation',
  affects: [['listAccessDelegations']],
  idempotent: true,
  row: { list: listAccessDelegations, id: 'delegation_id' },
  response: Success,
};
