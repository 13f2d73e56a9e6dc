import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, Stack, Text, type KeyValueItem } from '@livery/ui';
import { understood } from '@livery/api/domain/openValues';
import { diskTotal, sizeOf } from '@livery/api/domain/pricing';
import { isTransitional } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { ResourceStatus } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useMoney } from '#shared/money.js';
import { useVatText } from '#shared/useVatText.js';
import { useUnits } from '#shared/units.js';
import type { VmTools } from '../actions.js';
import { pendingBackups } from '../pendingBackups.js';
import { usePriceLineText } from '#shared/usePriceLineText.js';
import { useVmPrices } from '../charges.js';
import { useStorage } from '#shared/services.js';
import * as styles from './tabs.css.js';

/** What the machine is: its facts, and what it costs (specification: infrastructure, section 3). */
export function OverviewTab(tools: VmTools) {
  const { t } = useLingui();
  return (
    <div className={styles.overview}>
      <Card heading={t`Details`}>
        <KeyValueList items={useFacts(tools)} />
      </Card>
      <PriceCard vm={tools.row} />
    </div>
  );
}

function address(label: string, value: string | null | undefined): KeyValueItem {
  return { label, value, monospace: true, copyValue: value ?? undefined };
}

function useFacts({ row: vm, facts }: VmTools): KeyValueItem[] {
  const { t } = useLingui();
  const { status } = virtualMachines;
  const units = useUnits();
  const { data: images } = useQuery(vmImages());
  const browser = useStorage();
  const image = images?.find((one) => one.os_name === vm.os_name)?.display_name ?? vm.os_name;
  const isRequested = isTransitional(vm.status) && pendingBackups(browser).some(({ uuid }) => uuid === vm.uuid);
  const hasBackups = understood(vm, 'backup');
  const backups =
    hasBackups === undefined
      ? t`Unknown`
      : hasBackups
        ? t`On`
        : isRequested
          ? t`Off, on as soon as it is ready`
          : t`Off`;

  return [
    { label: t`Status`, value: status && <ResourceStatus status={status} row={vm} /> },
    { label: t`Operating system`, value: `${image} ${vm.os_version}`.trim() },
    { label: t`vCPU`, value: units.number(vm.vcpu) },
    { label: t`Memory`, value: units.memory(vm.memory) },
    { label: t`Storage, all disks`, value: units.gigabytes(diskTotal(vm)) },
    address(t`Public IPv4`, vm.public_ipv4),
    address(t`Public IPv6`, vm.public_ipv6),
    address(t`Private IPv4`, vm.private_ipv4),
    address(t`MAC address`, vm.mac),
    { label: t`Hostname`, value: vm.hostname, copyValue: vm.hostname, monospace: true },
    { label: t`User name`, value: vm.username, copyValue: vm.username, monospace: true },
    { label: t`Weekly backups`, value: backups },
    {
      label: t`Host pool`,
      value: vm.designated_pool_name ?? (vm.designated_pool_uuid === null ? t`Default` : vm.designated_pool_uuid),
    },
    ...(vm.current_pool_name && vm.current_pool_name !== vm.designated_pool_name
      ? [{ label: t`Host pool now`, value: vm.current_pool_name }]
      : []),
    ...(vm.license_type ? [{ label: t`License`, value: vm.license_type }] : []),
    ...facts,
    ...(vm.description ? [{ label: t`Description`, value: vm.description, wide: true }] : []),
  ];
}

/** What the machine costs as it stands: by month and hour, and what of it is for what (specification: infrastructure, section 9). */
function PriceCard({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const vatText = useVatText();
  const { money, hourly: perHour } = useMoney();
  const lineText = usePriceLineText();
  const price = useVmPrices(vm).vm(sizeOf(vm));
  const monthly = money(price.monthly);
  const hourly = perHour(price.hourly);
  return (
    <Card heading={t`Price`}>
      <Stack>
        <div className={styles.total}>
          <Text size="section" weight="strong">{t`${monthly} per month`}</Text>
          <Text size="small" tone="muted">
            {vatText ? t`${hourly} per hour, ${vatText}` : t`${hourly} per hour`}
          </Text>
        </div>
        <dl className={styles.lines}>
          {price.lines.map((line) => (
            <div key={line.resourceType} className={styles.line}>
              <dt className={styles.lineLabel}>{lineText(line)}</dt>
              <dd className={styles.lineAmount}>{money(line.monthly)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
