import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import type { AnswerOf, OperationId } from '@livery/api/client/operationRequest';
import type { Change } from '@livery/api/queries/change';
import { failureTexts } from './texts/failures.js';
import { toasts } from './toasts.js';

/** What a screen needs of an action: to run it, to know that it runs, and what its failure says. */
export interface Action<Variables> {
  run: (variables: Variables) => Promise<boolean>;
  busy: boolean;
  /** Set while the last try failed; shown where the action was. */
  failure: { title: string; error: Error; retry: () => void; dismiss: () => void } | undefined;
}

/**
 * Runs a change of the server: a toast says that it went well, a failure stays where the action was with its documented
 * message and a retry. `run` gives whether it went well and never throws.
 */
export function useAction<Id extends OperationId, Variables>(
  change: Change<Id, Variables>,
  { done, onDone }: { done?: string; onDone?: (answer: AnswerOf<Id>, variables: Variables) => void } = {},
): Action<Variables> {
  const { _ } = useLingui();
  const mutation = useMutation(change);
  const [last, setLast] = useState<Variables>();

  async function run(variables: Variables): Promise<boolean> {
    setLast(variables);
    try {
      const answer = await mutation.mutateAsync(variables);
      if (done !== undefined) toasts.success(done);
      onDone?.(answer, variables);
      return true;
    } catch {
      // The error is the mutation's, and shows as `failure`.
      return false;
    }
  }

  return {
    run,
    busy: mutation.isPending,
    failure: mutation.error
      ? {
          title: _(failureTexts[change.failure]),
          error: mutation.error,
          retry: () => void (last !== undefined && run(last)),
          dismiss: mutation.reset,
        }
      : undefined,
  };
}
