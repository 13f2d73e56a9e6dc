import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { canAfford, type RequestedSize } from '@livery/api/domain/billingAccount';
import {
  diskPrice,
  gigabytesOf,
  priceLine,
  vmPrice,
  type PriceContext,
  type PriceLine,
  type PriceSummary,
  type VmSize,
} from '@livery/api/domain/pricing';
import type { BillingAccount, Disk, Location, Pricing, ReplicaType } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { commonTexts } from '#generated/common/texts.js';
import { useRows } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useSiteConfig } from '#shared/siteConfig.js';

const none: readonly Location[] = [];

/**
 * The machines of all locations, as far as they have come, for what a limited billing account has left (specification:
 * infrastructure, section 9); asked for only where that is `needed`.
 */
export function useChargedVms(needed: boolean): readonly LocatedVm[] {
  return useRows(virtualMachines, needed ? undefined : none).rows;
}

/**
 * A month of one GB of snapshots or backups, which are charged by what they use (specification: infrastructure, section
 * 9). To be written as a price list is: a cent is too much to round it to.
 */
export const replicaGbPrice = (
  pricing: Pricing | undefined,
  context: PriceContext,
  type: ReplicaType,
): number | undefined =>
  priceLine(pricing, context, type === 'backup' ? 'BLOCK_STORAGE_BACKUP' : 'BLOCK_STORAGE_SNAPSHOT', 1).monthly;

interface VmPrices {
  vm: (size: VmSize) => PriceSummary;
  /** A disk's part of what the machine's disks of its kind cost together. */
  disk: (disk: Disk, disks: readonly Disk[]) => PriceLine;
  /** A month of one GB of snapshots or backups. */
  replicaGb: (type: ReplicaType) => number | undefined;
}

/** What things cost where a machine is: in its location and host pool, without tax. The same object while the prices are. */
export function useVmPrices({
  location,
  designated_pool_uuid: pool,
}: Pick<LocatedVm, 'location' | 'designated_pool_uuid'>): VmPrices {
  const { siteCurrency: currency } = useSiteConfig();
  const { data } = useQuery(pricing());
  return useMemo(() => {
    const context = { currency, location, pool };
    return {
      vm: (size) => vmPrice(data, context, size),
      disk: ({ size, shared }, disks) => diskPrice(data, context, size, shared, gigabytesOf(disks, shared)),
      replicaGb: (type) => replicaGbPrice(data, context, type),
    };
  }, [data, currency, location, pool]);
}

/**
 * Says why a machine of a size cannot be charged to a billing account; undefined where it can, or the account is not
 * known. What other machines take of a limited account's allowance counts as far as their lists have come: the server
 * knows the rest.
 */
export function useAllowanceReason(): (
  account: BillingAccount | undefined,
  requested: RequestedSize,
) => string | undefined {
  const { i18n } = useLingui();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const { data: accounts } = useQuery(billingAccounts());
  const vms = useChargedVms(accounts?.some((one) => one.restriction_level === 'LIMITED') ?? false);
  return (account, requested) => {
    const capability = account && canAfford(account, limit, vms, requested);
    return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
  };
}
