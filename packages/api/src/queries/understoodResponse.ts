import type { QueryClient } from '@tanstack/query-core';
import { coercedOf } from './coerced.js';
import type { Read } from './read.js';

/** Whether all of a response that has no rows with ids is as the server said it when it was last read; true where it was not. */
export const isResponseUnderstood = (client: QueryClient, { queryKey }: Pick<Read<unknown>, 'queryKey'>): boolean =>
  !coercedOf(client, queryKey)?.has(undefined);
