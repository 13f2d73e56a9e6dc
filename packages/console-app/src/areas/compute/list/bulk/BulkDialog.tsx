import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ProgressBar, useAnnounce } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { bulkActions, type BulkActionId } from './bulkActions.js';
import { BulkQuestion } from './BulkQuestion.js';
import { BulkResults, summaryOf } from './BulkResults.js';
import { planBulk, worthRetrying } from './plan.js';
import { useBulkRun } from './useBulkRun.js';

export interface BulkDialogProps {
  action: BulkActionId;
  /** The machines that were selected when the action was chosen. */
  vms: readonly LocatedVm[];
  /** How many of them the filter hides. */
  hidden: number;
  /** How many more are beyond the first rows, which "View all" would show. */
  unlisted: number;
  /** Called with the machines that need not stay selected: all but those that another try may help. */
  onClose: (over: readonly LocatedVm[]) => void;
}

/** Asks, does, and says what became of each. Default export, to be loaded when it is first asked for. */
export default function BulkDialog({ action, vms, hidden, unlisted, onClose }: BulkDialogProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [force, setForce] = useState(false);
  const plan = planBulk(vms, (vm) => bulkActions[action].can(vm, force));
  const bulk = useBulkRun(action, { onFinished: (outcomes) => announce(summaryOf(outcomes)) });
  const title = bulkActions[action].title(plan.ready.length);

  if (bulk.progress) {
    const { done, total } = bulk.progress;
    return (
      <Dialog
        open
        loading
        onOpenChange={bulk.cancel}
        title={title}
        size="small"
        role="alertdialog"
        footer={<Button onClick={bulk.cancel}>{t`Cancel the rest`}</Button>}
      >
        <ProgressBar label={t`Progress`} value={done} max={Math.max(total, 1)} valueText={t`${done} of ${total}`} />
      </Dialog>
    );
  }
  if (bulk.outcomes) {
    const { outcomes } = bulk;
    return (
      <BulkResults
        action={action}
        outcomes={outcomes}
        onRetry={() => bulk.retry(force)}
        onClose={() => {
          const again = new Set(worthRetrying(outcomes));
          onClose(vms.filter((vm) => !again.has(vm)));
        }}
      />
    );
  }
  return (
    <BulkQuestion
      {...{ action, plan, hidden, unlisted, force }}
      onForceChange={setForce}
      onConfirm={() => bulk.run(plan.ready, plan.skipped, force)}
      onClose={() => onClose([])}
    />
  );
}
