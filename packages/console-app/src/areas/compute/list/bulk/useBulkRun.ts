import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { runBulk } from '@livery/api/queries/bulk';
import type { LocatedVm } from '@livery/api/queries/compute';
import { bulkActions, type BulkActionId } from './bulkActions.js';
import { Cancelled, outcomesOf, withRetried, worthRetrying, type Outcome, type Skipped } from './plan.js';

export interface BulkProgress {
  done: number;
  total: number;
}

/** Does an action with many machines, some at a time, and keeps what became of each. */
export function useBulkRun(action: BulkActionId, { onFinished }: { onFinished: (outcomes: Outcome[]) => void }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<BulkProgress>();
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const cancelled = useRef(false);

  async function act(vms: readonly LocatedVm[], force: boolean, put: (fresh: Outcome[]) => Outcome[]) {
    cancelled.current = false;
    setProgress({ done: 0, total: vms.length });
    const results = await runBulk(
      vms,
      (vm) => {
        if (cancelled.current) throw new Cancelled();
        return bulkActions[action].run(client, vm, force);
      },
      { onProgress: (done, total) => setProgress({ done, total }) },
    );
    const all = put(outcomesOf(results));
    setOutcomes(all);
    setProgress(undefined);
    onFinished(all);
  }

  return {
    /** Set while it runs. */
    progress,
    /** Set when it is over. */
    outcomes,
    run: (ready: readonly LocatedVm[], skipped: readonly Skipped[], force: boolean) =>
      void act(ready, force, (fresh) => [...fresh, ...skipped]),
    retry: (force: boolean) => {
      const before = outcomes ?? [];
      void act(worthRetrying(before), force, (fresh) => withRetried(before, fresh));
    },
    /** Lets what is under way finish and begins nothing more. */
    cancel: () => {
      cancelled.current = true;
    },
  };
}
