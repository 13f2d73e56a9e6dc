import { useEffect, useRef, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, ConfirmByName, ConfirmDialog, Disclosure, Stack, Text } from '@livery/ui';
import { runBulk } from '@livery/api/queries/bulk';
import { retryable } from '#shared/bulk/bulkResults.js';
import { useStartBulk } from '#shared/bulk/BulkRun.js';
import type { BulkJob } from '#shared/bulk/runningBulk.js';
import { NameList } from '#shared/NameList.js';
import { failureText } from '#shared/texts/failures.js';
import { useReasonText } from '#shared/texts/reasons.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { mayRepeat, sendUnlessApplied, type BoundMutation, type UnknownOutcomes } from '../actions/boundMutation.js';
import { ApiRequest } from '../actions/ApiRequest.js';
import type { ActionDialogProps } from '../actions/actions.js';
import { confirmContent, type ConfirmContent } from '../actions/ConfirmMutation.js';
import type { BulkSelection } from './plan.js';

/** Those of `ConfirmAction`, which is this dialog for several rows. */
export interface ConfirmActionProps<Row> extends ActionDialogProps<Row> {
  /** A question, "Stop web-1?", or with a name to type what is done: "Delete virtual machine". The label by default. */
  heading?: string;
  children?: ConfirmContent;
  /** The verb. The heading where a name has to be typed, else the action's label. */
  confirmLabel?: string;
  /** Set for what cannot be undone: the name has to be typed, of several rows how many there are. */
  confirmName?: boolean;
  /** The name to type, where it is not the row's. */
  name?: string;
  /** What goes with it: "2 disks, 80 GB". Shown where a name has to be typed. */
  consequences?: readonly string[];
  /** What is sent, where the row alone does not say it; undefined while something has to be chosen. */
  mutation?: BoundMutation | undefined;
  /** Why it cannot be done now, beside the action's own reasons. */
  disabledReason?: string | undefined;
  /** Of many rows: what is said of one below its name. */
  noteOf?: ((row: Row) => string | undefined) | undefined;
  /** What a toast says when the server has agreed. The action's own words by default. */
  done?: string;
  /** The address where one sees whether something new exists, after a lost response; or a button that shows it. */
  verifyHref?: ReactNode;
}

interface BulkConfirmProps<Row> extends ConfirmActionProps<Row> {
  bulk: BulkSelection<Row>;
}

/** The one question before an action is done with many rows: which, which not and why, and what is lost. */
export function BulkConfirm<Row>(props: BulkConfirmProps<Row>) {
  const { action, bulk, children, confirmName = false, consequences, dialog } = props;
  const { ready, skipped, onFinished, alternative } = bulk;
  const { idOf, nameOf } = action.table;
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const startBulk = useStartBulk();
  const reasonText = useReasonText(action.table);
  /* Starts when this dialog has been removed, so that only one dialog is open at a time. */
  const job = useRef<BulkJob<Row>>(undefined);
  /** The rows whose response was lost: they are checked before another try. */
  const unknown = useRef<UnknownOutcomes<string>>(new Map());
  useEffect(
    () => () => {
      if (job.current) startBulk(job.current);
    },
    [startBulk],
  );
  const title = action.bulk?.title(ready.length) ?? '';
  const disconnected = useConnectionReason();
  const mutations = ready.flatMap((row) => action.mutation?.(row) ?? []);
  const request = mutations.length > 0 && <ApiRequest mutations={mutations} />;
  const shared = {
    ...dialog,
    heading: title,
    confirmLabel: title,
    disabledReason:
      ready.length === 0
        ? t`Nothing can be done with the selection at the moment.`
        : (disconnected ?? props.disabledReason),
    onConfirm() {
      dialog.onOpenChange(false);
      job.current = {
        title,
        rows: ready,
        idOf,
        nameOf,
        mayRepeat: mutations.some(mayRepeat),
        send: (rows, options) =>
          runBulk(
            rows,
            (row) => {
              const mutation = action.mutation?.(row);
              return mutation && sendUnlessApplied(client, mutation, unknown.current, idOf(row));
            },
            options,
          ),
        failure: mutations[0] ? i18n._(failureText(mutations[0].operation)) : title,
        skipped: skipped.map(({ row, result, reason }) => ({ row, result, reason: reasonText(reason) })),
        onFinished(outcomes) {
          const again = new Set(retryable(outcomes, mutations.some(mayRepeat)).map(idOf));
          onFinished(new Set(ready.map(idOf).filter((id) => !again.has(id))));
        },
      };
    },
  };
  const body = (
    <Stack>
      {confirmContent(children, { loading: false })}
      <AffectedRows {...props} />
    </Stack>
  );
  if (confirmName) {
    const [first] = ready;
    const name = first !== undefined && ready.length === 1 ? nameOf(first) : bulk.count(ready.length);
    return (
      <ConfirmByName {...shared} name={name} consequences={consequences} details={request}>
        {body}
      </ConfirmByName>
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      tone={action.danger ? 'danger' : 'neutral'}
      details={
        <>
          {alternative && (
            <Checkbox label={alternative.label} checked={alternative.chosen} onChange={alternative.onChange} />
          )}
          {request}
        </>
      }
    >
      {body}
    </ConfirmDialog>
  );
}

/** Which rows it concerns, and which are left out for which reason. */
function AffectedRows<Row>({ action: { table }, bulk, noteOf }: BulkConfirmProps<Row>) {
  const { t } = useLingui();
  const reasonText = useReasonText(table);
  const { nameOf } = table;
  const { ready, hidden, notShown, skipped } = bulk;
  return (
    <Stack gap={3}>
      <NameList items={ready.map((row) => ({ name: nameOf(row), note: noteOf?.(row) }))} />
      {hidden > 0 && (
        <Text tone="muted">
          {plural(hidden, {
            one: '# of the selected is hidden by the filter at the moment.',
            other: '# of the selected are hidden by the filter at the moment.',
          })}
        </Text>
      )}
      {notShown > 0 && (
        <Text tone="muted">
          {plural(notShown, {
            one: '# of the selected is not shown in the list at the moment.',
            other: '# of the selected are not shown in the list at the moment.',
          })}
        </Text>
      )}
      {skipped.length > 0 && (
        <Disclosure
          label={plural(skipped.length, { one: '# selected is left out', other: '# selected are left out' })}
          defaultOpen={ready.length === 0}
        >
          <NameList items={skipped.map(({ row, reason }) => ({ name: nameOf(row), note: reasonText(reason) }))} />
        </Disclosure>
      )}
      {ready.length === 0 && <Text>{t`Nothing can be done with the selection at the moment.`}</Text>}
    </Stack>
  );
}
