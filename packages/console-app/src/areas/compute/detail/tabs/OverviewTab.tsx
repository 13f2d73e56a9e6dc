import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, type KeyValueItem } from '@livery/ui';
import { isTransitional } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import { backupWishes } from '#shared/vms/backupWishes.js';
import { VmStatus } from '#shared/vms/VmStatus.js';
import { useUnits } from '#shared/units.js';
import { useAccountTitle } from '../parts/vmAccount.js';
import { PriceCard } from './PriceCard.js';
import * as css from './tabs.css.js';

/** What the machine is: its facts, and what it costs (I 3). */
export function OverviewTab({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  return (
    <div className={css.overview}>
      <Card heading={t`Details`}>
        <KeyValueList items={useFacts(vm)} />
      </Card>
      <PriceCard vm={vm} />
    </div>
  );
}

function address(label: string, value: string | null | undefined): KeyValueItem {
  return { label, value, monospace: true, copy: value ?? undefined };
}

function useFacts(vm: LocatedVm): KeyValueItem[] {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const units = useUnits();
  const { data: images } = useQuery(vmImages());
  const locationName = useLocationName();
  const image = images?.find((one) => one.os_name === vm.os_name)?.display_name ?? vm.os_name;
  const place = locationName(vm.location);
  const account = useAccountTitle(vm);
  const isWished = isTransitional(vm.status) && backupWishes().some(({ uuid }) => uuid === vm.uuid);
  const backups = vm.backup ? t`On` : isWished ? t`Off, on as soon as it is ready` : t`Off`;
  const storage = vm.storage.reduce((sum, { size }) => sum + size, 0);

  return [
    { label: t`Status`, value: <VmStatus vm={vm} /> },
    { label: t`Operating system`, value: `${image} ${vm.os_version}`.trim() },
    { label: t`Location`, value: place },
    { label: t`vCPU`, value: units.number(vm.vcpu) },
    { label: t`Memory`, value: units.memory(vm.memory) },
    { label: t`Storage, all disks`, value: units.gigabytes(storage) },
    address(t`Public IPv4`, vm.public_ipv4),
    address(t`Public IPv6`, vm.public_ipv6),
    address(t`Private IPv4`, vm.private_ipv4),
    address(t`MAC address`, vm.mac),
    { label: t`Hostname`, value: vm.hostname, copy: vm.hostname, monospace: true },
    { label: t`User name`, value: vm.username, copy: vm.username, monospace: true },
    { label: t`Weekly backups`, value: backups },
    { label: t`Host pool`, value: vm.current_pool_name ?? vm.designated_pool_name ?? t`Default` },
    { label: t`Billing account`, value: account },
    { label: t`Created`, value: dateTime(vm.created_at) },
    { label: t`UUID`, value: vm.uuid, copy: vm.uuid, monospace: true, wide: true },
    ...(vm.description ? [{ label: t`Description`, value: vm.description, wide: true }] : []),
  ];
}
