import { useLingui } from '@lingui/react/macro';
import { priceLine, storageOf, vmPrice, type PriceContext } from '@livery/api/domain/pricing';
import type { PredefinedPackage, Pricing } from '@livery/api/generated/types';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { usePriceLineText } from '#shared/usePriceLineText.js';
import { replicaGbPrice } from '../charges.js';
import type { ResolvedVm } from './resolveVm.js';

export type VmPrices = ReturnType<typeof usePrices>;

/**
 * What the machine costs where it would be, from the price list with its tiers (specification: infrastructure, section
 * 3), written in the display currency; a dash where it is not known.
 */
export function usePrices(pricing: Pricing | undefined, vm: ResolvedVm, backup: boolean) {
  const { t } = useLingui();
  const { siteCurrency } = useSiteConfig();
  const { money, hourly, unit } = useMoney();
  const lineText = usePriceLineText();

  const context: PriceContext = { currency: siteCurrency, location: vm.location?.slug ?? '', pool: vm.designatedPool };
  const osName = vm.image?.os_name;
  /* An existing disk keeps its kind of storage, and its snapshots and backups move with it. */
  const moved = vm.source && !vm.source.replica ? storageOf([vm.source.disk]) : undefined;
  // NaN is an amount that nobody knows, and everything that depends on it is shown as a dash.
  const summary = vmPrice(pricing, context, {
    vcpu: vm.vcpu ?? NaN,
    memory: vm.memory ?? NaN,
    ...moved,
    disks: [...(moved?.disks ?? []), ...vm.disks.slice(moved ? 1 : 0).map((size) => ({ size: size ?? NaN }))],
    osName,
    floatingIps: vm.publicIp ? 1 : 0,
  });
  const backupGb = unit(replicaGbPrice(pricing, context, 'backup'));

  const lines = summary.lines.map((line) => ({ label: lineText(line), amount: money(line.monthly) }));
  if (backup) lines.push({ label: t`Weekly backup`, amount: t`${backupGb} per GB used` });
  return {
    lines,
    monthly: money(summary.monthly),
    hourly: hourly(summary.hourly),
    cost: summary,
    note: t`Charged by the hour.`,
    /** A month of a package with the chosen image, without address and further disks. */
    ofPackage: (one: PredefinedPackage): string =>
      money(
        vmPrice(pricing, context, {
          vcpu: one.cpu,
          memory: one.ram,
          disks: [{ size: vm.primaryDiskOf(one) }],
          osName,
          ...moved,
        }).monthly,
      ),
    /** A month of the public address. */
    ofAddress: money(priceLine(pricing, context, 'ASSIGNED_FLOATING_IP', 1).monthly),
    /** A month of one GB of backups. */
    ofBackupGb: backupGb,
  };
}
