import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Link, Section, Table, type TableColumn } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useTime } from '#shared/time.js';
import { latestResources, type LatestKind, type LatestResource } from './latest.js';
import { useResources } from './useResources.js';

interface LatestResourcesProps {
  vms: readonly LocatedVm[];
  locations: readonly Location[];
  loading: boolean;
}

function nameCell({ name, href }: LatestResource) {
  if (href === undefined) return name;
  return (
    <Link href={href} variant="standalone">
      {name}
    </Link>
  );
}

const idOf = ({ uuid }: LatestResource): string => uuid;

/** The ten resources that were created last, of all kinds and locations (I 2). */
export function LatestResources({ vms, locations, loading }: LatestResourcesProps) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const { addresses, networks, isPending, error } = useResources(locations);
  const rows = useMemo(() => latestResources({ vms, addresses, networks }), [vms, addresses, networks]);
  const columns = useMemo<TableColumn<LatestResource>[]>(() => {
    const kinds: Record<LatestKind, string> = {
      virtual_machine: t`Virtual machine`,
      ip_address: t`IP address`,
      vpc: t`Private network`,
    };
    return [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        cell: nameCell,
      },
      { id: 'kind', header: t`Kind`, cell: ({ kind }) => kinds[kind] },
      {
        id: 'location',
        header: t`Location`,
        cell: ({ location }) => locations.find(({ slug }) => slug === location)?.display_name ?? location,
      },
      { id: 'created', header: t`Created`, cell: ({ created_at }) => dateTime(created_at) },
    ];
  }, [t, dateTime, locations]);
  return (
    <Section heading={t`Latest resources`}>
      {error && <ErrorAlert title={t`Not all resources could be loaded`} error={error} />}
      <Table
        caption={t`Latest resources`}
        columns={columns}
        rows={loading || isPending ? [] : rows}
        getRowId={idOf}
        loading={loading || isPending}
        loadingRows={10}
        empty={<EmptyState>{t`What you create will be here.`}</EmptyState>}
      />
    </Section>
  );
}
