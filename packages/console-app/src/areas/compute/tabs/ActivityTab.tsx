import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Stack, StatusIndicator, Table, Text, type TableColumn, type StatusTone } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { entryOf, type Known } from '@livery/api/domain/openValues';
import type { EventLogEntry, EventResult } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { events } from '@livery/api/queries/extension';
import { operationLabels } from '#generated/operations/labels.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useTime } from '#shared/time.js';

const results: Record<Known<EventResult>, MessageDescriptor> = {
  started: msg`Started`,
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
};

const tones: Record<Known<EventResult>, StatusTone> = { started: 'info', succeeded: 'success', failed: 'danger' };

/** What the log has entries of: the operations of the contract, and what the provider does by itself. */
const labels: typeof operationLabels = { ...operationLabels, weeklyBackup: msg`Weekly backup` };

/** What was done to the machine, by whom, and how it went. Livery's own extension. */
export default function ActivityTab({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const columns = useColumns();
  const { data, error, isPending, refetch } = useQuery(events(vm.uuid));

  return (
    <Stack>
      {error && <ErrorAlert heading={t`Failed to get the activity`} error={error} onRetry={() => void refetch()} />}
      {(data ?? !error) && (
        <Table
          caption={t`Activity`}
          columns={columns}
          rows={data ?? []}
          getRowId={eventId}
          loading={isPending}
          empty={<EmptyState>{t`What is done to the virtual machine is listed here.`}</EmptyState>}
        />
      )}
    </Stack>
  );
}

function useColumns(): TableColumn<EventLogEntry>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useTime();
  return useMemo<TableColumn<EventLogEntry>[]>(
    () => [
      { id: 'time', header: t`Time`, cell: ({ created_at }) => dateTime(created_at) },
      {
        id: 'action',
        header: t`Action`,
        cell({ action }) {
          const label = entryOf(labels, action);
          return label ? i18n._(label) : action;
        },
        rowHeader: true,
      },
      {
        id: 'who',
        header: t`By`,
        cell: ({ username, acting_username: acting }) => {
          const owner = username ?? t`The provider`;
          return acting ? t`${acting} for ${owner}` : owner;
        },
      },
      {
        id: 'result',
        header: t`Result`,
        cell({ result, message }) {
          const label = entryOf(results, result);
          return (
            <Stack gap={0}>
              <StatusIndicator tone={entryOf(tones, result) ?? 'neutral'} transitional={result === 'started'}>
                {label ? i18n._(label) : result || unknownAmount}
              </StatusIndicator>
              {message !== null && (
                <Text size="small" tone="muted">
                  {message}
                </Text>
              )}
            </Stack>
          );
        },
      },
    ],
    [t, i18n, dateTime],
  );
}

const eventId = ({ uuid }: EventLogEntry): string => uuid;
