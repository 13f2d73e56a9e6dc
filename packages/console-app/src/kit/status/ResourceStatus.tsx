import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import {
  Alert,
  Button,
  Card,
  IconButton,
  Inline,
  LifetimeProgress,
  Stack,
  StatusIndicator,
  useAnnounce,
} from '@livery/ui';
import { entryOf } from '@livery/api/domain/openValues';
import { isSlow, transitionElapsed } from '@livery/api/queries/transitions';
import { readOf, type Resource } from '../resource.js';
import { statusWord, transitionOf, type StatusDescription } from './status.js';

/** How often a transition is looked at again, in ms. */
const interval = 5000;

/** Whether the transition of a row takes longer than usual; turns true by itself when the time comes. */
function useIsSlow<Row extends object>(status: StatusDescription<Row>, row: Row): boolean {
  const [, lookAgain] = useState(0);
  const transition = transitionOf(status, row);
  const slow = transition !== undefined && isSlow(row, () => [transition]);
  const waiting = transition !== undefined && !slow;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => lookAgain((count) => count + 1), interval);
    return () => clearInterval(timer);
  }, [waiting]);
  return slow;
}

interface RowStatusProps<Row extends object> {
  resource: Resource<Row>;
  row: Row;
}

interface StatusProps<Row extends object> {
  status: StatusDescription<Row>;
  row: Row;
}

/** How a resource is: icon, word and colour; says when a transition takes longer than usual. */
export function ResourceStatus<Row extends object>({ status, row }: StatusProps<Row>) {
  const { t, i18n } = useLingui();
  const slow = useIsSlow(status, row);
  const id = status.of(row);
  const word = statusWord(i18n, status, id);
  const special = status.wordOf?.(row, word);
  return (
    <StatusIndicator
      tone={status.toneOf(id)}
      transitional={status.transitions.has(id)}
      hint={slow ? t`Takes longer than usual` : undefined}
    >
      {special ? i18n._(special) : word}
    </StatusIndicator>
  );
}

/** The status in a row of a list; a transition that takes longer than usual offers a refresh. */
export function RowStatus<Row extends object>({ resource, row }: RowStatusProps<Row>) {
  const { status } = resource;
  if (!status) return null;
  return status.transitions.has(status.of(row)) ? (
    <TransitionalStatus resource={resource} status={status} row={row} />
  ) : (
    <ResourceStatus status={status} row={row} />
  );
}

function TransitionalStatus<Row extends object>({ resource, status, row }: RowStatusProps<Row> & StatusProps<Row>) {
  const { t } = useLingui();
  const client = useQueryClient();
  if (!useIsSlow(status, row)) return <ResourceStatus status={status} row={row} />;
  const name = resource.nameOf(row);
  return (
    <Inline gap={1} wrap={false}>
      <ResourceStatus status={status} row={row} />
      <IconButton
        icon={RefreshCw}
        size="small"
        label={t`Refresh ${name}`}
        onClick={() => void client.invalidateQueries({ queryKey: readOf(resource, row).queryKey })}
      />
    </Inline>
  );
}

interface TransitionNoticeProps<Row extends object> extends RowStatusProps<Row> {
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
  const words = entryOf(status.progress, id);
  const label = words ? i18n._(words(resource.nameOf(row))) : '';
  if (slow) {
    return (
      <Alert
        tone="warning"
        title={t`Takes longer than usual`}
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

/** Announces how a transition of a row ended: "web-1 is running". */
export function useStatusAnnouncement<Row extends object>({ status, nameOf }: Resource<Row>, row: Row): void {
  const { i18n } = useLingui();
  const announce = useAnnounce();
  const id = status?.of(row);
  const lastStatus = useRef<string>(undefined);
  const words = id === undefined ? undefined : entryOf(status?.reached ?? {}, id);
  const text = words && i18n._(words(nameOf(row)));
  useEffect(() => {
    const before = lastStatus.current;
    lastStatus.current = id;
    if (before === undefined || before === id || text === undefined) return;
    if (status?.transitions.has(before)) announce(text);
  }, [id, text, status, announce]);
}
