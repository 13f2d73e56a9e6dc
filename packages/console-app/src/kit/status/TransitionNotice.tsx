import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Alert, Button, Card, Inline, LifetimeProgress, Stack } from '@livery/ui';
import { entryOf } from '@livery/api/domain/openValues';
import { transitionElapsed } from '@livery/api/queries/transitions';
import type { Resource } from '../resource.js';
import { useIsSlow, type StatusProps } from './ResourceStatus.js';
import { transitionOf } from './status.js';

interface TransitionNoticeProps<Row extends object> {
  resource: Resource<Row>;
  row: Row;
  onRefresh: () => void;
  /** What is said below the progress, with what can be done meanwhile. */
  details?: ReactNode;
  /** A button beside the refresh of a transition that takes longer than usual. */
  remedy?: ReactNode;
}

/** How far a transition has come by its usual duration; nothing while none is under way. */
export function TransitionNotice<Row extends object>(props: TransitionNoticeProps<Row>) {
  const { status } = props.resource;
  if (!status || !transitionOf(status, props.row)) return null;
  return <Notice {...props} status={status} />;
}

function Notice<Row extends object>(props: TransitionNoticeProps<Row> & StatusProps<Row>) {
  const { resource, status, row, onRefresh, details, remedy } = props;
  const { t, i18n } = useLingui();
  const slow = useIsSlow(status, row);
  const id = status.of(row);
  const message = entryOf(status.transitionalStates, id);
  const label = message ? i18n._(message(resource.nameOf(row))) : '';
  if (slow) {
    return (
      <Alert
        tone="warning"
        heading={t`Takes longer than usual`}
        actions={
          <Inline>
            <Button size="small" icon={RefreshCw} onClick={onRefresh}>{t`Refresh`}</Button>
            {remedy}
          </Inline>
        }
      >
        {label}
      </Alert>
    );
  }
  return (
    <Card>
      <Stack gap={3}>
        {/* A new transition starts anew. */}
        <Progress key={`${id} ${status.since(row)}`} status={status} row={row} label={label} />
        {details}
      </Stack>
    </Card>
  );
}

function Progress<Row extends object>({ status, row, label }: StatusProps<Row> & { label: string }) {
  const transition = transitionOf(status, row);
  const [startedAt] = useState(() => Date.now() - (transition ? transitionElapsed(row, transition) : 0));
  return (
    <LifetimeProgress
      label={label}
      expectedLifetime={status.timeoutOf?.(row) ?? transition?.expected ?? 0}
      startedAt={startedAt}
    />
  );
}
