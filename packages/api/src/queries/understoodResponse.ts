import type { QueryClient } from '@tanstack/query-core';
import type { ChangeId } from '../client/operation.js';
import { NotUnderstoodError } from '../errors.js';
import type { Change } from './change.js';
import { coercedOf } from './coerced.js';
import type { Read } from './read.js';

/** Whether all of a response that has no rows with ids is as the server said it when it was last read; true where it was not. */
export const isResponseUnderstood = (client: QueryClient, { queryKey }: Pick<Read<unknown>, 'queryKey'>): boolean =>
  !coercedOf(client, queryKey)?.has(undefined);

/**
 * A change that a person decides on by a response that has no rows with ids, as `decidedBy` does by fields of a row. Its
 * mutation throws a NotUnderstoodError, and nothing is sent, where the response was not understood when it was read.
 */
export function decidedByResponse<Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
  readOf: (variables: Sent) => Pick<Read<unknown>, 'queryKey'>,
): Change<Id, Sent> {
  return {
    ...change,
    async mutationFn(variables, context) {
      if (!isResponseUnderstood(context.client, readOf(variables))) throw new NotUnderstoodError();
      return change.mutationFn?.(variables, context);
    },
  };
}
