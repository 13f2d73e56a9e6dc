import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, ProgressBar, Stack, StatusIndicator, Text, useAnnounce } from '@livery/ui';
import { runBulk } from '@livery/api/queries/bulk';
import { useErrorText } from '#shared/texts/errors.js';
import { failureText } from '#shared/texts/failures.js';
import { openOverlay } from '#shared/overlays.js';
import type { Action } from '../actions/actions.js';
import { useReasonText } from '../actions/useReason.js';
import { NameList } from './NameList.js';
import {
  Cancelled,
  outcomesOf,
  withResult,
  withRetried,
  worthRetrying,
  type Outcome,
  type Skipped,
} from './outcomes.js';

/** What is done with many rows. */
interface BulkOrder<Row> {
  action: Action<Row>;
  /** The rows it can be done with. */
  ready: readonly Row[];
  /** The rows that are left out, each with its reason: they are told in the results. */
  skipped: readonly Skipped<Row>[];
  /** Called when the results are closed, with the ids of the rows that another try would not help. */
  onFinished: (ids: ReadonlySet<string>) => void;
}

/** Begins an order. Its progress and results show above all screens, also of whoever leaves the list. */
export function startBulk<Row>(order: BulkOrder<Row>): void {
  openOverlay((close) => <BulkRun order={order} onClosed={close} />);
}

interface BulkRunProps<Row> {
  order: BulkOrder<Row>;
  onClosed: () => void;
}

function BulkRun<Row>({ order, onClosed }: BulkRunProps<Row>) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [outcomes, setOutcomes] = useState<readonly Outcome<Row>[]>();
  const [open, setOpen] = useState(true);
  const cancelled = useRef(false);
  const { action, ready, skipped } = order;
  const { idOf } = action.subject;

  async function send(rows: readonly Row[]): Promise<Outcome<Row>[]> {
    cancelled.current = false;
    const show = (done: number) => setProgress({ done, total: rows.length });
    show(0);
    const results = await runBulk(
      rows,
      (row) => {
        if (cancelled.current) throw new Cancelled();
        return action.call?.(row).send(client);
      },
      { onProgress: show },
    );
    setProgress(undefined);
    return outcomesOf(results);
  }

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void send(ready).then((fresh) => setOutcomes([...fresh, ...skipped]));
  });

  function close() {
    const again = new Set(worthRetrying(outcomes ?? []).map(idOf));
    setOpen(false);
    order.onFinished(new Set(ready.map(idOf).filter((id) => !again.has(id))));
  }

  const title = action.bulk?.title(ready.length) ?? '';
  const cancel = () => {
    cancelled.current = true;
  };
  if (outcomes && !progress) {
    return (
      <BulkResults
        action={action}
        title={title}
        outcomes={outcomes}
        open={open}
        onRetry={() =>
          void send(worthRetrying(outcomes)).then((fresh) => setOutcomes(withRetried(outcomes, fresh, idOf)))
        }
        onClose={close}
        onExitComplete={onClosed}
      />
    );
  }
  const { done, total } = progress ?? { done: 0, total: ready.length };
  return (
    <Dialog
      open
      loading
      onOpenChange={cancel}
      title={title}
      size="small"
      role="alertdialog"
      footer={<Button onClick={cancel}>{t`Cancel the rest`}</Button>}
    >
      <ProgressBar label={t`Progress`} value={done} max={Math.max(total, 1)} valueText={t`${done} of ${total}`} />
    </Dialog>
  );
}

interface BulkResultsProps<Row> {
  action: Action<Row>;
  title: string;
  outcomes: readonly Outcome<Row>[];
  open: boolean;
  onRetry: () => void;
  onClose: () => void;
  onExitComplete: () => void;
}

/** What became of each row: failures first, each with its reason. It stays until it is closed. */
function BulkResults<Row>(props: BulkResultsProps<Row>) {
  const { action, title, outcomes, open, onRetry, onClose, onExitComplete } = props;
  const { t, i18n } = useLingui();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const reasonText = useReasonText(action.subject);
  const { nameOf } = action.subject;
  const failed = withResult(outcomes, 'failed');
  const cancelled = withResult(outcomes, 'cancelled');
  const skipped = withResult(outcomes, 'skipped');
  const done = withResult(outcomes, 'done');
  const again = worthRetrying(outcomes).length;
  const count = i18n.number(again);
  const summary = [
    done.length > 0 && plural(done.length, { one: '# succeeded', other: '# succeeded' }),
    failed.length > 0 && plural(failed.length, { one: '# failed', other: '# failed' }),
    skipped.length > 0 && plural(skipped.length, { one: '# left out', other: '# left out' }),
    cancelled.length > 0 && plural(cancelled.length, { one: '# cancelled', other: '# cancelled' }),
  ]
    .filter(Boolean)
    .join(' · ');
  useEffect(() => announce(summary), [announce, summary]);
  const [first] = failed;
  const failedCall = first && action.call?.(first.row).call;
  const groups = [
    { id: 'cancelled', tone: 'warning', label: t`Cancelled before it began`, items: cancelled.map(nameItem) },
    {
      id: 'skipped',
      tone: 'neutral',
      label: t`Left out`,
      items: skipped.map(({ row, reason }) => ({ name: nameOf(row), note: reasonText(reason) })),
    },
    { id: 'done', tone: 'success', label: t`Succeeded`, items: done.map(nameItem) },
  ] as const;

  function nameItem({ row }: Outcome<Row>) {
    return { name: nameOf(row) };
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onExitComplete={onExitComplete}
      title={title}
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
        {failedCall && (
          <Stack gap={2}>
            <StatusIndicator tone="danger">{i18n._(failureText(failedCall))}</StatusIndicator>
            <NameList
              items={failed.map(({ row, error }) => ({ name: nameOf(row), note: errorText(error) }))}
              most={50}
            />
          </Stack>
        )}
        {groups.map(
          ({ id, tone, label, items }) =>
            items.length > 0 && (
              <Stack key={id} gap={2}>
                <StatusIndicator tone={tone}>{label}</StatusIndicator>
                <NameList items={items} most={20} />
              </Stack>
            ),
        )}
        {outcomes.length === 0 && <Text>{t`There was nothing to do.`}</Text>}
      </Stack>
    </Dialog>
  );
}
