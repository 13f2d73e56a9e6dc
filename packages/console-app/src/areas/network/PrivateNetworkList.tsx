import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, Inline } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import { knownMemberCount } from '@livery/api/domain/network';
import { understood } from '@livery/api/domain/openValues';
import type { LocatedNetwork } from '@livery/api/queries/network';
import { copyable, ResourceList, useCommonColumns } from '#kit';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useUnits } from '#shared/units.js';
import { networkActions } from './actions.js';

/** The private networks of all locations (specification: infrastructure, section 3). */
export default function PrivateNetworkList() {
  return (
    <ResourceList
      resource={privateNetworks}
      actions={networkActions}
      columns={useColumns()}
      create="createPrivateNetwork"
    />
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(): readonly CollectionColumn<LocatedNetwork>[] {
  const { t } = useLingui();
  const { number } = useUnits();
  const common = useCommonColumns(privateNetworks);
  return useMemo(
    (): readonly CollectionColumn<LocatedNetwork>[] => [
      {
        ...common.name,
        csv: { ...common.name.csv, uuid: ({ uuid }) => uuid, is_default: (row) => understood(row, 'is_default') },
        cell: (row) => (
          <Inline as="span" gap={2}>
            {common.name.cell(row)}
            {row.is_default && <Badge tone="primary">{t`Default`}</Badge>}
          </Inline>
        ),
      },
      common.location,
      {
        id: 'subnet',
        header: t`IPv4 range`,
        width: '168px',
        csv: { subnet: ({ subnet }) => subnet },
        cell: ({ subnet }) => copyable(subnet, t`IPv4 range`),
      },
      {
        id: 'subnet_ipv6',
        header: t`IPv6 range`,
        hideBelow: 'large',
        width: '200px',
        csv: { subnet_ipv6: ({ subnet_ipv6 }) => subnet_ipv6 },
        cell: ({ subnet_ipv6 }) => copyable(subnet_ipv6, t`IPv6 range`),
      },
      {
        id: 'members',
        header: t`Members`,
        align: 'end',
        width: '96px',
        csv: { resources_count: knownMemberCount },
        cell: (row) => number(knownMemberCount(row) ?? NaN),
      },
      { ...common.created, hideBelow: 'medium', width: '184px' },
    ],
    [t, number, common],
  );
}
