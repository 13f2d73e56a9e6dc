import { queryOptions } from '@tanstack/react-query';
import { apiOf, privilegesCacheTime, type Api } from '../client.js';
import { CallError } from '../errors.js';
import { object } from './answers.js';
import { keys } from './keys.js';

/** Who is signed in, or being impersonated (A 7). */
export function user() {
  return queryOptions({
    queryKey: keys.user,
    queryFn: ({ client, signal }) => object(apiOf(client).GET('/user-resource/user', { signal })),
  });
}

/** Whether the user is an administrator; holds for 60 units (A 6, A 9). */
export function administrator() {
  return queryOptions({
    queryKey: keys.administrator,
    queryFn: ({ client, signal }) => isAdministrator(apiOf(client), signal),
    staleTime: privilegesCacheTime,
    gcTime: privilegesCacheTime,
  });
}

/** The inverted scheme: 403 means no; 404, 502 and any 2xx mean yes; anything else is an error (A 6). */
async function isAdministrator(api: Api, signal: AbortSignal): Promise<boolean> {
  try {
    await api.GET('/user-resource/user/privileges', { signal });
    return true;
  } catch (error) {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === 403) return false;
    // A success can be thrown too: one that is not JSON.
    if (status === 404 || status === 502 || (status !== undefined && status >= 200 && status < 300)) return true;
    throw error;
  }
}
