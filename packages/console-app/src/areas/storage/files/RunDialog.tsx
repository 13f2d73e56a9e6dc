import { useEffect, useRef, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ProgressBar, Stack, StatusIndicator } from '@livery/ui';
import { NameList } from '#kit/bulk/NameList.js';
import { openOverlay } from '#shared/overlays.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { toasts } from '#shared/toasts.js';
import type { ObjectResult, ObjectRun } from './objectRuns.js';

export interface RunOrder {
  /** What is done: "Delete 3 files". */
  title: string;
  /** What a toast says of a single object that went well. */
  done: string;
  run: ObjectRun;
  onFinished: () => void;
}

/** Does something with many objects. Its progress and its results show above all screens, also of whoever moves on. */
export function startRun(order: RunOrder): void {
  openOverlay((close) => <RunDialog order={order} onClosed={close} />);
}

function RunDialog({ order, onClosed }: { order: RunOrder; onClosed: () => void }) {
  const { t, i18n } = useLingui();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [results, setResults] = useState<readonly ObjectResult[]>();
  const [error, setError] = useState<unknown>();
  const [open, setOpen] = useState(true);
  const [abort] = useState(() => new AbortController());
  const { title, done, run, onFinished } = order;

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const onProgress = (finished: number, total: number) => setProgress({ done: finished, total });
    run({ onProgress, signal: abort.signal })
      .then((all) => {
        setResults(all);
        if (all.length !== 1 || all.some((one) => one.error !== undefined)) return;
        toasts.success(done);
        setOpen(false);
      })
      .catch(setError)
      .finally(onFinished);
  }, [run, abort, done, onFinished]);

  const isOver = results !== undefined || error !== undefined;
  const failed = results?.filter((one) => one.error !== undefined) ?? [];
  const cancelled = results?.filter((one) => one.cancelled) ?? [];
  const succeeded = results?.filter((one) => one.error === undefined && !one.cancelled) ?? [];
  const [count, total] = [i18n.number(progress.done), i18n.number(progress.total)];
  const groups = [
    {
      id: 'failed',
      tone: 'danger',
      items: failed,
      label: plural(failed.length, { one: '# failed', other: '# failed' }),
    },
    {
      id: 'cancelled',
      tone: 'warning',
      items: cancelled,
      label: plural(cancelled.length, { one: '# cancelled', other: '# cancelled' }),
    },
    {
      id: 'done',
      tone: 'success',
      items: succeeded,
      label: plural(succeeded.length, { one: '# succeeded', other: '# succeeded' }),
    },
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={() => (isOver ? setOpen(false) : abort.abort())}
      onExitComplete={onClosed}
      title={title}
      size="small"
      role="alertdialog"
      loading={!isOver}
      footer={
        isOver ? (
          <Button variant="primary" onClick={() => setOpen(false)}>{t`Close`}</Button>
        ) : (
          <Button onClick={() => abort.abort()}>{t`Cancel the rest`}</Button>
        )
      }
    >
      {error !== undefined && <ErrorAlert error={error} />}
      {!isOver && (
        <ProgressBar
          label={t`Progress`}
          {...(progress.total > 0 && {
            value: progress.done,
            max: progress.total,
            valueText: t`${count} of ${total}`,
          })}
        />
      )}
      {results && (
        <Stack>
          {groups.map(
            ({ id, tone, items, label }) =>
              items.length > 0 && (
                <Stack key={id} gap={2}>
                  <StatusIndicator tone={tone}>{label}</StatusIndicator>
                  <NameList
                    most={20}
                    items={items.map(({ key, error: note }) => ({ name: key, ...(note !== undefined && { note }) }))}
                  />
                </Stack>
              ),
          )}
        </Stack>
      )}
    </Dialog>
  );
}
