import { QueryClient, type QueryClientConfig } from '@tanstack/query-core';
import { retryDelay, shouldRetry } from '../errors.js';
import type { Api } from './createClient.js';
import { shareStructure } from './shareStructure.js';

/** The cache's unit of time in ms: 60 seconds (specification: account and billing, section 9). */
export const timeUnit = 60_000;
/** How long the response to "is this an administrator" holds, in ms: 60 units. */
export const privilegesCacheTime = 60 * timeUnit;
/** How long what the provider seldom changes holds, in ms: 10 units. */
export const catalogueTime = 10 * timeUnit;

/**
 * A query cache with the specification's rules: reads are retried, changes never; fresh for 1 unit, kept for 10.
 * Caches of one's own hear of every error.
 */
export function createQueryClient(caches: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {}): QueryClient {
  return new QueryClient({
    ...caches,
    defaultOptions: {
      queries: {
        staleTime: timeUnit,
        gcTime: 10 * timeUnit,
        retry: shouldRetry,
        retryDelay,
        structuralSharing: shareStructure,
        // Offline, a call fails and says so, rather than wait without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const apis = new WeakMap<QueryClient, Api>();

/** Says which server a query cache is a cache of. Once, when both are made. */
export function bindApi(queryClient: QueryClient, api: Api): void {
  apis.set(queryClient, api);
}

/**
 * The client a query cache is bound to, so that query options need nothing but what TanStack Query gives them. Throws if
 * the cache was never bound.
 */
export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (!api) throw new Error('Call bindApi first');
  return api;
}
