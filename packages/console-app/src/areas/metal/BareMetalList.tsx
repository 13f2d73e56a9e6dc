import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LocatedLease } from '@livery/api/queries/metal';
import type { CollectionColumn } from '@livery/ui/collections';
import { copyable, ResourceList, useCommonColumns } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { leaseActions } from './actions.js';
import { useMetalCatalogue, type MetalCatalogue } from './useMetalCatalogue.js';

/** The bare-metal leases of all locations (specification: infrastructure, section 3). */
export default function BareMetalList() {
  const catalogue = useMetalCatalogue();
  return (
    <ResourceList
      resource={bareMetalLeases}
      actions={leaseActions}
      columns={useColumns(catalogue)}
      create="createBareMetalLease"
    />
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns({ specName, osName }: MetalCatalogue) {
  const { t } = useLingui();
  const common = useCommonColumns(bareMetalLeases, ['price']);
  return useMemo(
    (): readonly CollectionColumn<LocatedLease>[] => [
      { ...common.name, csv: { name: ({ display_name }) => display_name, uuid: ({ uuid }) => uuid } },
      common.status,
      common.location,
      {
        id: 'spec',
        header: t`Machine`,
        width: '120px',
        sortKey: specName,
        searchable: true,
        csv: { spec: ({ spec }) => spec },
        cell: specName,
      },
      {
        id: 'os',
        header: t`Operating system`,
        hideBelow: 'large',
        width: '168px',
        sortKey: (row) => osName(row.requested_os_id),
        searchable: true,
        csv: { requested_os_id: (row) => row.requested_os_id },
        cell: (row) => osName(row.requested_os_id),
      },
      {
        id: 'address',
        header: t`Public address`,
        hideBelow: 'medium',
        width: '152px',
        sortKey: ({ machine }) => machine?.public_ips?.[0],
        csv: { public_ips: ({ machine }) => machine?.public_ips?.join(' ') },
        cell: ({ machine }) => copyable(machine?.public_ips?.[0], t`public address`),
      },
      common.price,
      { ...common.created, optional: true },
    ],
    [t, common, specName, osName],
  );
}
