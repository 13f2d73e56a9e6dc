import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { useSiteConfig } from '#shared/siteConfig.js';
import { vmPricer, type VmPrice } from './vmPricer.js';

/** Prices any machine from the price list; unknown while the list is on its way. The function stays the same until the list changes. */
export function useVmPricer() {
  const { siteCurrency } = useSiteConfig();
  const { data, isPending, error, refetch } = useQuery(pricing());
  const priceOf: (vm: LocatedVm) => VmPrice = useMemo(() => vmPricer(data, siteCurrency), [data, siteCurrency]);
  return { priceOf, isPending, error, refetch };
}
