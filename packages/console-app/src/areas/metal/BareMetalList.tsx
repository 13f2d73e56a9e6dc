import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { LinkButton } from '@livery/ui';
import type { LocatedLease } from '@livery/api/queries/metal';
import { copyable, csvAmount, type ListColumn, ResourceList, useCommonColumns } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { leaseActions } from './actions.js';
import { useMetalCatalogue, type MetalCatalogue } from './useMetalCatalogue.js';

/** The bare-metal leases of all locations (specification: infrastructure, section 3). */
export default function BareMetalList() {
  const { i18n } = useLingui();
  const catalogue = useMetalCatalogue();
  return (
    <ResourceList
      resource={bareMetalLeases}
      actions={leaseActions}
      columns={useColumns(catalogue)}
      loading={catalogue.isPending}
      create={
        <LinkButton href={href('createBareMetalLease')} variant="primary" icon={Plus}>
          {i18n._(bareMetalLeases.messages.create)}
        </LinkButton>
      }
    />
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns({ specName, osName, priceOf }: MetalCatalogue) {
  const { t } = useLingui();
  const common = useCommonColumns(bareMetalLeases);
  const { money } = useMoney();
  const { siteCurrency } = useSiteConfig();
  return useMemo(
    (): readonly ListColumn<LocatedLease>[] => [
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
      {
        id: 'price',
        header: t`Per month`,
        align: 'end',
        hideBelow: 'medium',
        width: '100px',
        sortKey: (row) => priceOf(row).monthly,
        csv: csvAmount('monthly', siteCurrency, (row) => priceOf(row).monthly),
        cell: (row) => money(priceOf(row).monthly),
      },
      { ...common.created, optional: true },
    ],
    [t, common, specName, osName, priceOf, money, siteCurrency],
  );
}
