import type { QueryKey } from '@tanstack/query-core';
import { apiOf, privilegesCacheTime, type Api } from '../client.js';
import { ApiError, CallError } from '../errors.js';
import * as operations from '../generated/operations/identity.js';
import { read, type Read } from './read.js';

/** Who is signed in, or being impersonated. */
export function user() {
  return read(operations.getUser, {});
}

/** Whether the user is an administrator; holds for 60 units. */
export function administrator(): Read<boolean> {
  return {
    queryKey: [operations.getUserPrivileges.id] as QueryKey as Read<boolean>['queryKey'],
    queryFn: ({ client, signal }) => isAdministrator(apiOf(client), signal),
    meta: { operation: operations.getUserPrivileges },
    staleTime: privilegesCacheTime,
    gcTime: privilegesCacheTime,
  };
}

/**
 * The inverted scheme: 403 means no; 404, 502 and any 2xx mean yes; anything else is an error (specification: account and
 * billing, section 6).
 */
async function isAdministrator(api: Api, signal: AbortSignal): Promise<boolean> {
  try {
    await api.read(operations.getUserPrivileges, {}, { signal, isExpected: (error) => meaningOf(error) !== undefined });
    return true;
  } catch (error) {
    const meaning = meaningOf(error);
    if (meaning === undefined) throw error;
    return meaning;
  }
}

/** Whether an error says that the user is an administrator; undefined where it says nothing of it. */
function meaningOf(error: unknown): boolean | undefined {
  // The status is that of a server of the console, which knows nothing of the user.
  if (error instanceof ApiError && error.meta.isOfGateway) return undefined;
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 403) return false;
  // A success can be thrown too: one that is not JSON.
  return status === 404 || status === 502 || (status !== undefined && status >= 200 && status < 300) ? true : undefined;
}
