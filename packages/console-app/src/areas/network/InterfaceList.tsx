import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Link, LinkButton, Stack } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { isFeatureOn } from '@livery/api/domain/features';
import { unknownAmount } from '@livery/api/domain/money';
import { isKnown, understood } from '@livery/api/domain/openValues';
import { copyable, ResourceList, RowsFailures, useCommonColumns } from '#kit';
import { privateNetworks } from '#resources/privateNetworks.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { vmInterfaces, type LocatedInterface } from '#resources/vmInterfaces.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { portText } from '#shared/units.js';
import { interfaceActions } from './actions.js';
import { useMachines, type Machines } from './assignees.js';

/** The network interfaces of the machines of all locations, with their VLANs (specification: infrastructure, section 7). */
export default function InterfaceList() {
  const { i18n } = useLingui();
  const { machines, failures } = useMachines();
  return (
    <ResourceList
      resource={vmInterfaces}
      actions={interfaceActions}
      columns={useColumns(machines)}
      filters={useFilters()}
      create={<LinkButton href={href('createVm')}>{i18n._(virtualMachines.messages.create)}</LinkButton>}
    >
      <RowsFailures resource={virtualMachines} failures={failures} />
    </ResourceList>
  );
}

/** All but the machine have their width, so that nothing moves when the rows come. */
function useColumns(machines: Machines) {
  const { t } = useLingui();
  const common = useCommonColumns(vmInterfaces);
  const { features } = useSiteConfig();
  const hasNetworks = isFeatureOn(features, privateNetworks.feature);
  return useMemo((): readonly CollectionColumn<LocatedInterface>[] => {
    const machineName = ({ vm_uuid: uuid }: LocatedInterface) => machines.get(uuid ?? '')?.name ?? uuid ?? '';
    const networkName = ({ network_name: name, network_uuid: uuid }: LocatedInterface) => name ?? uuid;
    return [
      {
        ...common.name,
        id: 'machine',
        header: t`Virtual machine`,
        sortKey: machineName,
        searchable: true,
        csv: { virtual_machine: machineName, vm_uuid: ({ vm_uuid }) => vm_uuid, uuid: ({ uuid }) => uuid },
        cell: (row) =>
          row.vm_uuid ? (
            <Link href={vmInterfaces.hrefOf(row)} variant="standalone">
              {machineName(row)}
            </Link>
          ) : (
            unknownAmount
          ),
      },
      common.location,
      {
        id: 'network',
        header: t`Private network`,
        hideBelow: 'medium',
        width: '176px',
        csv: { network: networkName },
        cell: (row) =>
          hasNetworks && row.network_uuid ? (
            <Link
              variant="standalone"
              href={href('privateNetwork', { location: row.location, uuid: row.network_uuid })}
            >
              {networkName(row)}
            </Link>
          ) : (
            networkName(row)
          ),
      },
      {
        id: 'ip',
        header: t`Private IP address`,
        width: '144px',
        csv: { ip: ({ ip }) => ip },
        cell: ({ ip }) => copyable(ip, t`private address`),
      },
      {
        id: 'mac',
        header: t`MAC address`,
        hideBelow: 'large',
        width: '176px',
        csv: { mac: ({ mac }) => mac },
        cell: ({ mac }) => copyable(mac, t`MAC address`),
      },
      {
        id: 'vlans',
        header: t`VLANs`,
        hideBelow: 'medium',
        width: '200px',
        sortKey: vlanCount,
        csv: {
          vlans: (row) =>
            understood(row, 'subinterfaces')
              ?.map(({ vlan_tag }) => vlan_tag)
              .join(' '),
        },
        cell: (row) =>
          vlanCount(row) !== 0 && (
            <Stack gap={1}>
              {row.subinterfaces.map(({ uuid, vlan_tag: tag, ip }) => (
                <span key={uuid}>
                  {t`VLAN ${{ tag: portText(tag) }}`} {ip}
                </span>
              ))}
              {!isKnown(row, 'subinterfaces') && <span>{t`Unknown`}</span>}
            </Stack>
          ),
      },
    ];
  }, [t, common, machines, hasNetworks]);
}

/** How many VLANs an interface has; undefined where that was not understood. */
const vlanCount = (row: LocatedInterface): number | undefined => understood(row, 'subinterfaces')?.length;

/** Whether a machine is in further networks by VLANs; one of which that was not understood is neither. */
function useFilters(): readonly CollectionFilter<LocatedInterface>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'vlan',
        label: t`VLAN`,
        all: t`With or without VLANs`,
        options: [
          { id: 'yes', label: t`With VLANs` },
          { id: 'no', label: t`Without VLANs` },
        ],
        matches: (row, value) => {
          const count = vlanCount(row);
          return count !== undefined && count > 0 === (value === 'yes');
        },
      },
    ],
    [t],
  );
}
