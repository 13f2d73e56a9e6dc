import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { retryDelay, shouldRetry } from '../errors.js';

/** The cache's unit of time in ms: 60 seconds (A 9). */
export const timeUnit = 60_000;
/** How long the answer to "is this an administrator" holds, in ms: 60 units (A 9). */
export const privilegesCacheTime = 60 * timeUnit;

/**
 * A query cache with the specification's rules: reads are retried, changes never; fresh for 1 unit, kept for 10 (A 9).
 * Caches of one's own hear of every error.
 */
export function createQueryClient(caches: Pick<QueryClientConfig, 'queryCache' | 'mutationCache'> = {}): QueryClient {
  return new QueryClient({
    ...caches,
    defaultOptions: {
      // Offline, a call fails and says so, rather than wait without a word.
      queries: { staleTime: timeUnit, gcTime: 10 * timeUnit, retry: shouldRetry, retryDelay, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
