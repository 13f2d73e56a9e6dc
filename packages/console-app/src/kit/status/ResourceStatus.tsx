import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { IconButton, Inline, StatusIndicator, useAnnounce } from '@livery/ui';
import { entryOf } from '@livery/api/domain/openValues';
import { isSlow } from '@livery/api/queries/transitions';
import { useClock } from '#shared/useClock.js';
import { readOf, type Resource } from '../resource.js';
import { statusLabel, transitionOf, type StatusDescription } from './status.js';

/** Whether the transition of a row takes longer than usual; turns true by itself when the time comes. */
export function useIsSlow<Row extends object>(status: StatusDescription<Row>, row: Row): boolean {
  const transition = transitionOf(status, row);
  const now = useClock(transition !== undefined);
  return transition !== undefined && isSlow(row, () => [transition], now);
}

export interface StatusProps<Row extends object> {
  status: StatusDescription<Row>;
  row: Row;
}

interface ResourceStatusProps<Row extends object> extends StatusProps<Row> {
  /** In a row of a list of it: a transition that takes longer than usual offers to read the list anew. */
  listOf?: Resource<Row>;
}

/** How a resource is: icon, word and color; says when a transition takes longer than usual. */
export function ResourceStatus<Row extends object>({ status, row, listOf }: ResourceStatusProps<Row>) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const slow = useIsSlow(status, row);
  const id = status.of(row);
  const label = statusLabel(i18n, status, id);
  const special = status.labelOf?.(row, label);
  const indicator = (
    <StatusIndicator
      tone={status.toneOf(id)}
      transitional={status.transitions.has(id)}
      hint={slow ? t`Takes longer than usual` : undefined}
    >
      {special ? i18n._(special) : label}
    </StatusIndicator>
  );
  if (!slow || !listOf) return indicator;
  const name = listOf.nameOf(row);
  return (
    <Inline gap={1} wrap={false}>
      {indicator}
      <IconButton
        icon={RefreshCw}
        size="small"
        label={t`Refresh ${name}`}
        onClick={() => void client.invalidateQueries({ queryKey: readOf(listOf, row).queryKey })}
      />
    </Inline>
  );
}

/** Announces how a transition of a row ended: "web-1 is running". */
export function useStatusAnnouncement<Row extends object>({ status, nameOf }: Resource<Row>, row: Row): void {
  const { i18n } = useLingui();
  const announce = useAnnounce();
  const id = status?.of(row);
  const lastStatus = useRef<string>(undefined);
  const message = id === undefined ? undefined : entryOf(status?.finalStates ?? {}, id);
  const text = message && i18n._(message(nameOf(row)));
  useEffect(() => {
    const before = lastStatus.current;
    lastStatus.current = id;
    if (before === undefined || before === id || text === undefined) return;
    if (status?.transitions.has(before)) announce(text);
  }, [id, text, status, announce]);
}
