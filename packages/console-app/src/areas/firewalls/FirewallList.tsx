import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { StatusIndicator } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import { sshAccess } from '@livery/api/domain/firewallReach';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { ResourceList, useBillingAccountColumn, useCommonColumns } from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { useUnits } from '#shared/units.js';
import { firewallActions } from './actions.js';

/** The firewalls of all locations (specification: infrastructure, section 3). */
export default function FirewallList() {
  return <ResourceList resource={firewalls} actions={firewallActions} columns={useColumns()} create="createFirewall" />;
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(): readonly CollectionColumn<LocatedFirewall>[] {
  const { t } = useLingui();
  const { number } = useUnits();
  const common = useCommonColumns(firewalls);
  const account = useBillingAccountColumn(firewalls);
  return useMemo(() => {
    const labels = { open: t`From anywhere`, limited: t`From some places`, closed: t`From nowhere` };
    const ssh = ({ rules }: LocatedFirewall) => sshAccess(rules);
    return [
      { ...common.name, csv: { ...common.name.csv, uuid: ({ uuid }) => uuid } },
      common.location,
      {
        id: 'rules',
        header: t`Rules`,
        align: 'end',
        width: '88px',
        sortKey: ({ rules }) => rules.length,
        csv: { rules: ({ rules }) => rules.length },
        cell: ({ rules }) => number(rules.length),
      },
      {
        id: 'machines',
        header: t`Virtual machines`,
        align: 'end',
        width: '136px',
        sortKey: (row) => row.resources_assigned.length,
        csv: { resources_assigned: (row) => row.resources_assigned.length },
        cell: (row) => number(row.resources_assigned.length),
      },
      {
        id: 'ssh',
        header: t`SSH`,
        width: '168px',
        sortKey: (row) => labels[ssh(row)],
        csv: { ssh },
        cell: (row) => (
          <StatusIndicator tone={ssh(row) === 'open' ? 'warning' : 'neutral'}>{labels[ssh(row)]}</StatusIndicator>
        ),
      },
      account,
      { ...common.created, hideBelow: 'medium', width: '184px' },
    ];
  }, [t, number, common, account]);
}
