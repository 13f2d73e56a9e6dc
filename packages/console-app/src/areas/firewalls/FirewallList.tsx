import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { StatusIndicator } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import { sshAccessOf } from '@livery/api/domain/firewallReach';
import { understood } from '@livery/api/domain/openValues';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { ResourceList, useCommonColumns } from '#kit';
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
  const common = useCommonColumns(firewalls, ['account']);
  return useMemo(() => {
    const labels = {
      open: t`From anywhere`,
      limited: t`From some places`,
      closed: t`From nowhere`,
      unknown: undefined,
    };
    const rules = (row: LocatedFirewall) => understood(row, 'rules')?.length;
    const machines = (row: LocatedFirewall) => understood(row, 'resources_assigned')?.length;
    return [
      { ...common.name, csv: { ...common.name.csv, uuid: ({ uuid }) => uuid } },
      common.location,
      {
        id: 'rules',
        header: t`Rules`,
        align: 'end',
        width: '88px',
        csv: { rules },
        cell: (row) => number(rules(row) ?? NaN),
      },
      {
        id: 'machines',
        header: t`Virtual machines`,
        align: 'end',
        width: '136px',
        csv: { resources_assigned: machines },
        cell: (row) => number(machines(row) ?? NaN),
      },
      {
        id: 'ssh',
        header: t`SSH`,
        width: '168px',
        sortKey: (row) => labels[sshAccessOf(row)],
        csv: { ssh: sshAccessOf },
        cell(row) {
          const ssh = sshAccessOf(row);
          const label = labels[ssh];
          return label && <StatusIndicator tone={ssh === 'open' ? 'warning' : 'neutral'}>{label}</StatusIndicator>;
        },
      },
      common.account,
      { ...common.created, hideBelow: 'medium', width: '184px' },
    ];
  }, [t, number, common]);
}
