import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './createClient.js';

const apis = new WeakMap<QueryClient, Api>();

/** Says which server a query cache is a cache of. Once, when both are made. */
export function bindApi(queryClient: QueryClient, api: Api): void {
  apis.set(queryClient, api);
}

/**
 * The client a query cache is bound to, so that query options need nothing but what TanStack Query gives them:
 * `queryFn: ({ client, signal }) => data(apiOf(client).GET('/config/locations', { signal }))`.
 * Throws if the cache was never bound.
 */
export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (!api) throw new Error('No API is bound to this QueryClient: call bindApi(queryClient, api) first');
  return api;
}

/** What a call answered; undefined for a call that answers nothing. Throws what the call throws. */
export function data(call: Promise<{ data?: never }>): Promise<undefined>;
export function data<Data>(call: Promise<{ data?: Data }>): Promise<Data>;
export async function data(call: Promise<{ data?: unknown }>): Promise<unknown> {
  return (await call).data;
}
