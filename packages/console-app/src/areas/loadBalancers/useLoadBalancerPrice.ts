import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loadBalancerPrice, type PriceLine } from '@livery/api/domain/pricing';
import { pricing } from '@livery/api/queries/config';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Prices a load balancer of a location without tax. The function stays the same until the price list changes. */
export function useLoadBalancerPrice() {
  const { siteCurrency: currency } = useSiteConfig();
  const query = useQuery(pricing());
  const { data } = query;
  const priceOf = useCallback(
    (location: string): PriceLine => loadBalancerPrice(data, { currency, location }),
    [data, currency],
  );
  return { priceOf, query };
}
