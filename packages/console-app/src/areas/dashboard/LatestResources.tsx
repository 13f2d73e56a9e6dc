import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Inline, Icon, Link, Section, Stack, Table, type TableColumn } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { useRowsOf } from '#kit/rows/useRows.js';
import { ResourceStatus } from '#kit/status/ResourceStatus.js';
import { anyResource } from '#kit/resource.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import { AnswersNote } from './AnswersNote.js';
import { latestOf, type LatestRow } from './latest.js';

/** What the dashboard reads anyway: each kind more is a call more for each location. */
const shownKinds = [anyResource(virtualMachines)];

/** The ten resources that were created last, of all kinds and locations (specification: infrastructure, section 2). */
export function LatestResources() {
  const { t } = useLingui();
  const all = useRowsOf(shownKinds);
  const rows = useMemo(() => latestOf(all), [all]);
  const columns = useColumns();
  const loading = all.some(({ isPending }) => isPending);
  const answers = all.every((one) => one.answers === 'none')
    ? 'none'
    : all.some((one) => one.answers !== 'all')
      ? 'some'
      : 'all';
  return (
    <Section heading={t`Latest resources`}>
      <Stack gap={2}>
        <Table
          caption={t`Latest resources`}
          columns={columns}
          rows={loading ? [] : rows}
          getRowId={({ id }) => id}
          loading={loading}
          loadingRows={10}
          empty={
            <EmptyState>
              {answers === 'all'
                ? t`What you create will be here.`
                : answers === 'some'
                  ? t`There are no resources in the locations that answered.`
                  : t`None of the locations answered.`}
            </EmptyState>
          }
        />
        {!loading && rows.length > 0 && <AnswersNote answers={answers} />}
      </Stack>
    </Section>
  );
}

function useColumns(): TableColumn<LatestRow>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useTime();
  const locationName = useLocationName();
  return useMemo<TableColumn<LatestRow>[]>(
    () => [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        cell: ({ resource, row }) => (
          <Inline gap={2} as="span" wrap={false}>
            <Icon icon={resource.icon} label={i18n._(resource.words.one)} />
            <Link href={resource.hrefOf(row)} variant="standalone">
              {resource.nameOf(row)}
            </Link>
          </Inline>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ resource: { status }, row }) =>
          status ? <ResourceStatus status={status} row={row} /> : unknownAmount,
      },
      {
        id: 'location',
        header: t`Location`,
        cell: ({ resource: { locationOf }, row }) => (locationOf ? locationName(locationOf(row)) : unknownAmount),
      },
      { id: 'created', header: t`Created`, cell: ({ resource, row }) => dateTime(resource.createdAt(row)) },
    ],
    [t, i18n, dateTime, locationName],
  );
}
