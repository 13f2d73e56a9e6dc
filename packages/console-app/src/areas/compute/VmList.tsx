import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid, Plus } from 'lucide-react';
import { Inline, LinkButton } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { isFeatureOn } from '@livery/api/domain/features';
import { understood } from '@livery/api/domain/openValues';
import { diskTotal } from '@livery/api/domain/pricing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { copyable, ResourceList, useCommonColumns } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { NoWrap } from '#shared/layout.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { vmActions } from './actions.js';

/** The virtual machines of all locations (specification: infrastructure, section 2). */
export default function VmList() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const filters = useFilters();
  return (
    <ResourceList
      resource={virtualMachines}
      actions={vmActions}
      columns={useColumns()}
      filters={filters}
      create={
        <Inline gap={2}>
          {isFeatureOn(features, 'vmApps') && (
            <LinkButton href={href('createVm', {}, { typeId: 'app_catalog' })} icon={LayoutGrid}>
              {t`App catalog`}
            </LinkButton>
          )}
          <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
            {t`Create virtual machine`}
          </LinkButton>
        </Inline>
      }
      isNew={isBeingCreated}
    />
  );
}

const isBeingCreated = ({ status }: LocatedVm): boolean => status === 'creating' || status === 'cloning';

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(): readonly CollectionColumn<LocatedVm>[] {
  const { t } = useLingui();
  const common = useCommonColumns(virtualMachines, ['price']);
  const units = useUnits();
  const { data: images } = useQuery(vmImages());
  return useMemo(() => {
    const imageNames = new Map(images?.map(({ os_name, display_name }) => [os_name, display_name]));
    const osName = ({ os_name, os_version }: LocatedVm) => `${imageNames.get(os_name) ?? os_name} ${os_version}`;
    const size = (vm: LocatedVm) => {
      const vcpu = units.number(vm.vcpu);
      const memory = units.memory(vm.memory);
      const disk = units.gigabytes(diskTotal(vm));
      return t`${vcpu} vCPU · ${memory} · ${disk}`;
    };
    return [
      { ...common.name, csv: { ...common.name.csv, uuid: ({ uuid }) => uuid } },
      common.status,
      common.location,
      {
        id: 'size',
        header: t`Size`,
        hideBelow: 'medium',
        width: '180px',
        sortKey: (vm) => [vm.vcpu, vm.memory, diskTotal(vm)],
        csv: { vcpu: ({ vcpu }) => vcpu, memory_mb: ({ memory }) => memory, disk_gb: diskTotal },
        cell: (vm) => <NoWrap>{size(vm)}</NoWrap>,
      },
      {
        id: 'public',
        header: t`Public IPv4`,
        width: '148px',
        csv: { public_ipv4: (vm) => vm.public_ipv4, public_ipv6: (vm) => vm.public_ipv6 },
        cell: (vm) => copyable(vm.public_ipv4, t`public address`),
      },
      {
        id: 'private',
        header: t`Private IPv4`,
        hideBelow: 'wide',
        width: '120px',
        csv: { private_ipv4: (vm) => vm.private_ipv4 },
        cell: (vm) => copyable(vm.private_ipv4, t`private address`),
      },
      {
        id: 'os',
        header: t`OS`,
        mobileLabel: t`Operating system`,
        hideBelow: 'large',
        width: '164px',
        sortKey: osName,
        searchable: true,
        csv: { os_name: (vm) => vm.os_name, os_version: (vm) => vm.os_version },
        cell: osName,
      },
      common.price,
      {
        id: 'backup',
        header: t`Weekly backups`,
        optional: true,
        width: '120px',
        sortKey: (vm) => backupOf(vm, 1, 0),
        csv: { backup: (vm) => backupOf(vm, 'on', 'off') },
        cell: (vm) => backupOf(vm, t`On`, t`Off`),
      },
      {
        ...common.created,
        optional: true,
        csv: { ...common.created.csv, billing_account: ({ billing_account }) => billing_account },
      },
    ];
  }, [t, common, units, images]);
}

/** What weekly backups that are on or off come to; undefined where nobody knows which they are. */
function backupOf<Value>(vm: LocatedVm, on: Value, off: Value): Value | undefined {
  const isOn = understood(vm, 'backup');
  return isOn === undefined ? undefined : isOn ? on : off;
}

/** The dashboard leads to the machines without backup; nothing here sets this filter. */
function useFilters(): readonly CollectionFilter<LocatedVm>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'backup',
        label: t`Weekly backups`,
        options: [
          { id: 'on', label: t`With backup` },
          { id: 'off', label: t`Without backup` },
        ],
        matches: (vm, value) => backupOf(vm, 'on', 'off') === value,
      },
    ],
    [t],
  );
}
