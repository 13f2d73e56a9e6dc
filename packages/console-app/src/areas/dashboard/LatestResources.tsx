import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Inline, Icon, Link, Section, Stack, Table, type TableColumn } from '@livery/ui';
import { ResourceStatus } from '#kit';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import { CoverageNote } from './CoverageNote.js';
import { latestOf, type LatestRow } from './latest.js';
import type { DashboardRows } from './useDashboardRows.js';

/** The ten resources that were created last, of all kinds and locations (specification: infrastructure, section 2). */
export function LatestResources({ kinds, coverage, loading, isPending }: DashboardRows) {
  const { t } = useLingui();
  const rows = useMemo(() => latestOf(kinds), [kinds]);
  const columns = useColumns();
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
              {coverage === 'all'
                ? t`What you create will be here.`
                : coverage === 'some'
                  ? t`Without what could not be loaded.`
                  : t`Nothing could be loaded.`}
            </EmptyState>
          }
        />
        {!loading && rows.length > 0 && <CoverageNote coverage={coverage} isPending={isPending} />}
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
        rowHeader: true,
        cell: ({ resource, row }) => (
          <Inline gap={2} as="span" wrap={false}>
            <Icon icon={resource.icon} label={i18n._(resource.messages.one)} />
            <Link href={resource.hrefOf(row)} variant="standalone">
              {resource.nameOf(row)}
            </Link>
          </Inline>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ resource: { status }, row }) => status && <ResourceStatus status={status} row={row} />,
      },
      {
        id: 'location',
        header: t`Location`,
        cell: ({ resource: { locationOf }, row }) => locationOf && locationName(locationOf(row)),
      },
      { id: 'created', header: t`Created`, cell: ({ resource, row }) => dateTime(resource.createdAt?.(row)) },
    ],
    [t, i18n, dateTime, locationName],
  );
}
