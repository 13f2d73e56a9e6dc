import * as operations from '../generated/operations/access.js';
import type { AccessDelegation, ApiToken } from '../generated/types.js';
import { change } from './change.js';
import { NotFoundError } from './errors.js';
import { read, type Read } from './read.js';

/** The API tokens of the user, with the tokens themselves. */
export function apiTokens() {
  return read(operations.listApiTokens, {});
}

/** An API token as it is listed: without the token itself. */
export type ListedApiToken = Omit<ApiToken, 'token'>;

const withoutSecrets = (tokens: readonly ListedApiToken[]): ListedApiToken[] =>
  tokens.map((row) => {
    const { token: _secret, ...facts }: ListedApiToken & { token?: string } = row;
    return facts;
  });

/** The API tokens for lists, files and searches: the same read, whose rows have no secret. */
export function listedApiTokens(): Read<ListedApiToken[]> {
  // What shows rows takes no other field of the response.
  return { ...apiTokens(), select: withoutSecrets } as unknown as Read<ListedApiToken[]>;
}

/** The row of an id as an address has it. Throws a NotFoundError where there is none. */
const withId =
  <Row extends { id: number }>(kind: 'api_token' | 'access_delegation', id: string) =>
  (rows: Row[]): Row => {
    const found = rows.find((row) => String(row.id) === id);
    if (!found) throw new NotFoundError(kind, id);
    return found;
  };

/** One API token, with the token itself. Its error is a NotFoundError when the list has it not. */
export function apiToken(id: string) {
  return { ...apiTokens(), select: withId<ApiToken>('api_token', id) };
}

/** Creates an API token; its row is there at once. */
export const createApiToken = change(operations.createApiToken);

/** Changes what is sent of an API token; shows at once. */
export const updateApiToken = change(operations.updateApiToken, {
  optimistic: ({ token_id: _id, ...changed }) => changed,
});

/** Deletes an API token: programs that use it are refused from then on. */
export const deleteApiToken = change(operations.deleteApiToken);

/** The access delegations of the user, with who was invited. */
export function accessDelegations() {
  return read(operations.listAccessDelegations, {});
}

/** One access delegation. Its error is a NotFoundError when the list has it not. */
export function accessDelegation(id: string) {
  return { ...accessDelegations(), select: withId<AccessDelegation>('access_delegation', id) };
}

/** Creates an access delegation; its row is there at once. */
export const createAccessDelegation = change(operations.createAccessDelegation);

/** Deletes an access delegation: nobody acts in it any more. */
export const deleteAccessDelegation = change(operations.deleteAccessDelegation);

/** Invites a user to an access delegation; the invitation shows once the server has answered. */
export const inviteToDelegation = change(operations.createAccessDelegationImpersonation, {
  patch: (row, { result }) =>
    result && row.impersonations.every(({ uuid }) => uuid !== result.uuid)
      ? { impersonations: [...row.impersonations, result] }
      : {},
  shows: (row, { result }) => result === undefined || row.impersonations.some(({ uuid }) => uuid === result.uuid),
});

/** Withdraws an invitation, or ends the access of who accepted it; shows at once. */
export const removeFromDelegation = change(operations.deleteAccessDelegationImpersonation, {
  optimistic: ({ impersonation_id }, row) =>
    row ? { impersonations: row.impersonations.filter(({ uuid }) => uuid !== impersonation_id) } : {},
  shows: (row, { variables }) => row.impersonations.every(({ uuid }) => uuid !== variables.impersonation_id),
});

/** The accounts of others that are shared with the user, pending and accepted. */
export function sharedWithMe() {
  return read(operations.listAccessImpersonations, {});
}

/**
 * Accepts an invitation. It shows once the server's list says so, not at once: the account could be opened then, by the
 * second press of a double click.
 */
export const acceptInvitation = change(operations.acceptAccessImpersonation, {
  shows: ({ is_accepted }) => is_accepted,
});

/** Starts to act for the owner: answers the impersonation token. */
export const startImpersonation = change(operations.startAccessImpersonation);
