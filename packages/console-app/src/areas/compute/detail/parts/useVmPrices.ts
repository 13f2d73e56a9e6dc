import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  diskPrice,
  priceLine,
  vmPrice,
  type PriceLine,
  type PriceSummary,
  type VmSize,
} from '@livery/api/domain/pricing';
import type { ResourceType } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { useSiteConfig } from '#shared/siteConfig.js';

export interface VmPrices {
  vm: (size: VmSize) => PriceSummary;
  disk: (sizeGb: number, shared?: boolean) => PriceLine;
  resource: (type: ResourceType, quantity: number) => PriceLine;
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
      disk: (sizeGb, shared) => diskPrice(data, context, sizeGb, shared),
      resource: (type, quantity) => priceLine(data, context, type, quantity),
    };
  }, [data, currency, location, pool]);
}
