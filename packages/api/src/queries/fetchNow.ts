import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/query-core';
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
  // With the last observer of a query its fetch is given up, and gives what was known before.
  const leave = new QueryObserver(client, { ...options, ...more, enabled: false }).subscribe(() => undefined);
  try {
    await client
      .getQueryCache()
      .find({ queryKey })
      ?.promise?.catch(() => undefined);
    return await client.fetchQuery({ ...options, ...more, staleTime: 0 });
  } finally {
    leave();
  }
}
