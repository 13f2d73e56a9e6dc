import { useCallback, useEffect, useRef, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ProgressBar, Stack, StatusIndicator, Text, useAnnounce } from '@livery/ui';
import type { BulkOptions } from '@livery/api/queries/bulk';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useOverlays } from '#shared/overlays.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { useWorkGuard } from '../form/useWorkGuard.js';
import { NameList } from './NameList.js';
import { isUnknown, withResult, withRetried, retryable, type BulkResult } from './bulkResults.js';
import type { Skipped } from './plan.js';

/** A bulk action: what is sent for which rows, and the words of its progress and results. */
export interface BulkJob<Row> {
  /** What is done: "Stop 10 virtual machines". */
  title: string;
  /** The rows it is done with, or how they are found; what this throws is shown with a retry. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Called with all rows, and again with those of a retry. Never rejects: each row has its own outcome. */
  send: (rows: readonly Row[], options: BulkOptions) => Promise<BulkResult<Row>[]>;
  /** Whether a call that is sent again could be done twice: rows whose outcome is unknown are then not retried. */
  mayRepeat?: boolean;
  /** What failed, above the names: "Failed to stop virtual machine". */
  failure: string;
  /** The rows that are left out, each with its reason in words: they are listed in the results. */
  skipped?: readonly Skipped<Row>[];
  /**
   * The toast shown in place of the results when there was a single row and it succeeded. Without it the results are
   * shown.
   */
  done?: string;
  /** Called when the results are closed. */
  onFinished?: (outcomes: readonly BulkResult<Row>[]) => void;
}

/** Returns what starts a bulk action. Its progress and results are an overlay, which stays when another screen is opened. */
export function useStartBulk(): <Row>(job: BulkJob<Row>) => void {
  const overlays = useOverlays();
  return useCallback((job) => overlays.open((close) => <BulkRun job={job} onClosed={close} />), [overlays]);
}

interface BulkRunProps<Row> {
  job: BulkJob<Row>;
  onClosed: () => void;
}

function BulkRun<Row>({ job, onClosed }: BulkRunProps<Row>) {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  const [isLoading, setLoading] = useState(true);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [outcomes, setOutcomes] = useState<readonly BulkResult<Row>[]>();
  const [error, setError] = useState<unknown>();
  const [open, setOpen] = useState(true);
  const abort = useRef(new AbortController());
  const { title, rows, skipped = [], done } = job;
  // What is not sent yet would stay undone.
  useWorkGuard(isLoading);

  async function send(some: readonly Row[], signal: AbortSignal): Promise<BulkResult<Row>[]> {
    const onProgress = (count: number) => setProgress({ done: count, total: some.length });
    onProgress(0);
    const fresh = await job.send(some, { onProgress, signal });
    setLoading(false);
    return fresh;
  }

  function begin(): AbortSignal {
    abort.current = new AbortController();
    setLoading(true);
    return abort.current.signal;
  }

  async function start() {
    const signal = begin();
    setError(undefined);
    try {
      const fresh = await send(typeof rows === 'function' ? await rows(signal) : rows, signal);
      const hasToast = done !== undefined && fresh.length === 1 && fresh[0]?.result === 'done';
      if (hasToast) {
        toasts.success(done);
        setOpen(false);
      } else setOutcomes([...fresh, ...skipped]);
    } catch (thrown) {
      setLoading(false);
      // Cancelled while the rows were looked for: nothing was done.
      if (signal.aborted) setOpen(false);
      else setError(thrown);
    }
  }

  async function retry(before: readonly BulkResult<Row>[]) {
    const fresh = await send(retryable(before, job.mayRepeat), begin());
    setOutcomes(withRetried(before, fresh, job.idOf));
  }

  // Sent once, also where React runs an effect twice: sending changes something.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void start();
  });

  if (outcomes && !isLoading) {
    return (
      <BulkResults
        job={job}
        outcomes={outcomes}
        open={open}
        onRetry={() => void retry(outcomes)}
        onClose={() => {
          setOpen(false);
          job.onFinished?.(outcomes);
        }}
        onExitComplete={onClosed}
      />
    );
  }
  const cancel = () => abort.current.abort();
  const close = () => setOpen(false);
  const [count, total] = [i18n.number(progress?.done ?? 0), i18n.number(progress?.total ?? 0)];
  return (
    <Dialog
      open={open}
      loading={isLoading}
      onOpenChange={isLoading ? cancel : close}
      onExitComplete={onClosed}
      heading={title}
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
      {error !== undefined && <ErrorAlert error={error} onRetry={() => void start()} />}
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
