import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import type { CollectionColumn } from '@livery/ui/collections';
import { understood } from '@livery/api/domain/openValues';
import { copyable, ResourceList, useCommonColumns } from '#kit';
import { loadBalancers } from '#resources/loadBalancers.js';
import { useUnits } from '#shared/units.js';
import { leftToRight, loadBalancerActions, portsText } from './actions.js';

/** The load balancers of all locations (specification: infrastructure, section 3). */
export default function LoadBalancerList() {
  return (
    <ResourceList
      resource={loadBalancers}
      actions={loadBalancerActions}
      columns={useColumns()}
      create="createLoadBalancer"
    />
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(): readonly CollectionColumn<LocatedLoadBalancer>[] {
  const { t } = useLingui();
  const { number } = useUnits();
  const common = useCommonColumns(loadBalancers, ['price', 'account']);
  return useMemo(() => {
    const portsOf = (row: LocatedLoadBalancer) => understood(row, 'forwarding_rules')?.map(portsText).join(', ');
    const targetsOf = (row: LocatedLoadBalancer) => understood(row, 'targets')?.length;
    return [
      { ...common.name, csv: { ...common.name.csv, uuid: ({ uuid }) => uuid } },
      common.location,
      {
        id: 'rules',
        header: t`Forwards`,
        width: '184px',
        sortKey: (row) => understood(row, 'forwarding_rules')?.[0]?.source_port,
        csv: { forwarding_rules: portsOf },
        cell(row) {
          const ports = portsOf(row);
          return ports && leftToRight(ports);
        },
      },
      {
        id: 'targets',
        header: t`Targets`,
        align: 'end',
        width: '88px',
        csv: { targets: targetsOf },
        cell: (row) => number(targetsOf(row) ?? NaN),
      },
      {
        id: 'private_address',
        header: t`Private IP address`,
        hideBelow: 'medium',
        width: '144px',
        csv: { private_address: ({ private_address }) => private_address },
        cell: ({ private_address }) => copyable(private_address, t`private address`),
      },
      common.account,
      common.price,
      { ...common.created, optional: true },
    ];
  }, [t, number, common]);
}
