import type { QueryClient, QueryObserverOptions } from '@tanstack/query-core';
import type { Read } from './read.js';

/**
 * What the server says by now: a fetch on its way was asked before, so it is waited for and not joined. Throws what the
 * read throws.
 */
export async function fetchNow<Data>(
  client: QueryClient,
  options: Read<Data>,
  more: Pick<QueryObserverOptions, 'gcTime' | 'retry'> = {},
): Promise<Data> {
  const { queryKey } = options;
  await client
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => undefined);
  return client.fetchQuery({ ...options, ...more, staleTime: 0 });
}
