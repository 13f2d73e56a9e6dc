import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, CopyButton, Inline, Link, Text } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { assignmentOf } from '@livery/api/domain/network';
import { understood } from '@livery/api/domain/openValues';
import type { Price } from '@livery/api/domain/pricing';
import type { LocatedAddress } from '@livery/api/queries/network';
import { copyable, ResourceList, RowsFailures, useCommonColumns } from '#kit';
import { ipAddresses } from '#resources/ipAddresses.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { csvAmount } from '#shared/csvAmount.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { addressActions } from './actions.js';
import { useAddressTypeText } from './addressType.js';
import { Assignee, useAssigneeName, useCurrentPrice, useTargets, type Targets } from './assignees.js';

/** The IP addresses of all locations (specification: infrastructure, section 3). */
export default function IpAddressList() {
  const { targets, failures } = useTargets();
  const currentPrice = useCurrentPrice(targets);
  return (
    <ResourceList
      resource={ipAddresses}
      actions={addressActions}
      columns={useColumns(currentPrice, targets)}
      filters={useFilters()}
      create="createIpAddress"
    >
      <RowsFailures resource={virtualMachines} failures={failures.machines} />
      <RowsFailures resource={loadBalancers} failures={failures.balancers} />
    </ResourceList>
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(currentPrice: (address: LocatedAddress) => Price, targets: Targets) {
  const { t } = useLingui();
  const common = useCommonColumns(ipAddresses, ['account']);
  const { money } = useMoney();
  const { siteCurrency } = useSiteConfig();
  const typeText = useAddressTypeText();
  const assigneeName = useAssigneeName(targets);
  return useMemo((): readonly CollectionColumn<LocatedAddress>[] => {
    return [
      {
        ...common.name,
        id: 'address',
        header: t`Address`,
        width: '208px',
        csv: { address: ({ address }) => address, uuid: ({ uuid }) => uuid },
        cell: (row) => (
          <Inline as="span" gap={1} wrap={false}>
            <Link href={ipAddresses.hrefOf(row)} variant="standalone">
              <Text as="span" tone="inherit" monospace>
                {row.address}
              </Text>
            </Link>
            <CopyButton value={row.address} label={t`Address`} />
            {understood(row, 'enabled') === false && <Badge tone="danger">{t`Disabled`}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'name',
        header: t`Name`,
        csv: { name: ({ name }) => name, enabled: (row) => understood(row, 'enabled') },
        cell: ({ name }) => name,
      },
      common.location,
      {
        id: 'assigned',
        header: t`Assigned to`,
        width: '176px',
        sortKey: assigneeName,
        searchable: true,
        csv: {
          assigned_to: ({ assigned_to }) => assigned_to,
          assigned_to_resource_type: (row) => row.assigned_to_resource_type,
        },
        cell: (row) => <Assignee address={row} targets={targets} />,
      },
      {
        id: 'private',
        header: t`Private IP address`,
        hideBelow: 'large',
        width: '136px',
        csv: { assigned_to_private_ip: (row) => row.assigned_to_private_ip },
        cell: (row) => copyable(row.assigned_to_private_ip, t`private address`),
      },
      {
        id: 'type',
        header: t`Type`,
        hideBelow: 'wide',
        width: '112px',
        sortKey: typeText,
        csv: { type: (row) => understood(row, 'type'), is_ipv6: (row) => understood(row, 'is_ipv6') },
        cell: typeText,
      },
      common.account,
      {
        id: 'price',
        header: t`Per month`,
        align: 'end',
        hideBelow: 'medium',
        width: '100px',
        csv: csvAmount('monthly', siteCurrency, (row) => currentPrice(row).monthly),
        cell: (row) => money(currentPrice(row).monthly),
      },
      { ...common.created, optional: true },
    ];
  }, [t, common, money, siteCurrency, typeText, targets, assigneeName, currentPrice]);
}

/** Whether an address is assigned: an unassigned one is paid for and used for nothing. */
function useFilters(): readonly CollectionFilter<LocatedAddress>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'assigned',
        label: t`Assignment`,
        all: t`Assigned or not`,
        options: [
          { id: 'yes', label: t`Assigned` },
          { id: 'no', label: t`Not assigned` },
        ],
        matches: (row, value) => assignmentOf(row) === (value === 'yes'),
      },
    ],
    [t],
  );
}
