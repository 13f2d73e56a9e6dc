import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
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
import type { Disk, Pricing, ReplicaType } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { useSiteConfig } from '#shared/siteConfig.js';

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
