import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ProgressBar, Stack, StatusIndicator, Text, useAnnounce } from '@livery/ui';
import { ErrorAlert } from '../ErrorAlert.js';
import { createOverlays } from '../overlays.js';
import { useServices } from '../services.js';
import { useErrorText } from '../texts/errors.js';
import { createToasts } from '../toasts.js';
import { useWorkGuard } from '../leaving/useWorkGuard.js';
import { NameList } from '../NameList.js';
import { isUnknown, withResult, retryable, type BulkResult } from './bulkResults.js';
import { startBulkRun, type BulkJob, type RunningBulk } from './runningBulk.js';

/** Returns what starts a bulk action. Its progress and results are an overlay, which stays when another screen is opened. */
export function useStartBulk(): <Row>(job: BulkJob<Row>) => void {
  const services = useServices();
  return useCallback(
    (job) => {
      const run = startBulkRun(job, services.get(createToasts));
      services.get(createOverlays).open((close) => <BulkRun job={job} run={run} onClosed={close} />);
    },
    [services],
  );
}

interface BulkRunProps<Row> {
  job: BulkJob<Row>;
  run: RunningBulk<Row>;
  onClosed: () => void;
}

function BulkRun<Row>({ job, run, onClosed }: BulkRunProps<Row>) {
  const { t, i18n } = useLingui();
  const { open, isLoading, progress, outcomes, error } = useSyncExternalStore(run.subscribe, run.current);
  const { cancel, close } = run;
  // What is not sent yet would stay undone.
  useWorkGuard(isLoading);

  if (outcomes && !isLoading) {
    return (
      <BulkResults
        job={job}
        outcomes={outcomes}
        open={open}
        onRetry={() => void run.retry()}
        onClose={() => {
          close();
          job.onFinished?.(outcomes);
        }}
        onExitComplete={onClosed}
      />
    );
  }
  const [count, total] = [i18n.number(Math.floor(progress?.done ?? 0)), i18n.number(progress?.total ?? 0)];
  return (
    <Dialog
      open={open}
      loading={isLoading}
      onOpenChange={isLoading ? cancel : close}
      onExitComplete={onClosed}
      heading={job.title}
      size="small"
      role="alertdialog"
      footer={
        isLoading ? (
          <Button onClick={cancel}>{t`Cancel the rest`}</Button>
        ) : (
          <Button variant="primary" onClick={close}>{t`Close`}</Button>
        )
      }
    >
      {error !== undefined && <ErrorAlert error={error} onRetry={() => void run.start()} />}
      {isLoading && (
        <ProgressBar
          label={t`Progress`}
          {...(progress && {
            value: progress.done,
            max: Math.max(progress.total, 1),
            valueText: t`${count} of ${total}`,
          })}
        />
      )}
    </Dialog>
  );
}

interface BulkResultsProps<Row> {
  job: BulkJob<Row>;
  outcomes: readonly BulkResult<Row>[];
  open: boolean;
  onRetry: () => void;
  onClose: () => void;
  onExitComplete: () => void;
}

/** What became of each row: failures first, each with its reason. It stays until it is closed. */
function BulkResults<Row>({ job, outcomes, open, onRetry, onClose, onExitComplete }: BulkResultsProps<Row>) {
  const { title, nameOf, failure } = job;
  const { t, i18n } = useLingui();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const unknown = withResult(outcomes, 'failed').filter(isUnknown);
  const failed = withResult(outcomes, 'failed').filter((one) => !isUnknown(one));
  const cancelled = withResult(outcomes, 'cancelled');
  const skipped = withResult(outcomes, 'skipped');
  const done = withResult(outcomes, 'done');
  const again = retryable(outcomes, job.mayRepeat).length;
  const count = i18n.number(again);
  const summary = [
    done.length > 0 && plural(done.length, { one: '# succeeded', other: '# succeeded' }),
    failed.length > 0 && plural(failed.length, { one: '# failed', other: '# failed' }),
    unknown.length > 0 && plural(unknown.length, { one: '# without an answer', other: '# without an answer' }),
    skipped.length > 0 && plural(skipped.length, { one: '# left out', other: '# left out' }),
    cancelled.length > 0 && plural(cancelled.length, { one: '# cancelled', other: '# cancelled' }),
  ]
    .filter(Boolean)
    .join(' · ');
  useEffect(() => announce(summary), [announce, summary]);
  const nameItem = ({ row }: BulkResult<Row>) => ({ name: nameOf(row) });
  const groups = [
    {
      id: 'failed',
      tone: 'danger',
      label: failure,
      items: failed.map(({ row, error }) => ({ name: nameOf(row), note: errorText(error) })),
      most: 50,
    },
    {
      id: 'unknown',
      tone: 'warning',
      label: t`No answer came: it may have been done all the same`,
      items: unknown.map(({ row, error }) => ({ name: nameOf(row), note: errorText(error) })),
      most: 50,
    },
    { id: 'cancelled', tone: 'warning', label: t`Cancelled`, items: cancelled.map(nameItem), most: 20 },
    {
      id: 'skipped',
      tone: 'neutral',
      label: t`Left out`,
      items: skipped.map(({ row, reason }) => ({ name: nameOf(row), note: reason })),
      most: 20,
    },
    { id: 'done', tone: 'success', label: t`Succeeded`, items: done.map(nameItem), most: 20 },
  ] as const;

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onExitComplete={onExitComplete}
      heading={title}
      description={summary}
      role="alertdialog"
      footer={
        <>
          {again > 0 && <Button onClick={onRetry}>{t`Retry failed (${count})`}</Button>}
          <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <Stack>
        {groups.map(
          ({ id, tone, label, items, most }) =>
            items.length > 0 && (
              <Stack key={id} gap={2}>
                <StatusIndicator tone={tone}>{label}</StatusIndicator>
                <NameList items={items} maxVisible={most} />
              </Stack>
            ),
        )}
        {outcomes.length === 0 && <Text>{t`There was nothing to do.`}</Text>}
      </Stack>
    </Dialog>
  );
}
