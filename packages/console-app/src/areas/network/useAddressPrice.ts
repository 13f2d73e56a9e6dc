import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addressPrice, type PriceLine } from '@livery/api/domain/pricing';
import { pricing } from '@livery/api/queries/config';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';

/** What of an address decides its price. */
export type PricedAddress = Pick<LocatedAddress, 'location' | 'type' | 'is_ipv6' | 'assigned_to'>;

/** Prices addresses without tax; unknown while the price list is on its way. The function stays the same until the list changes. */
export function useAddressPrice() {
  const { siteCurrency: currency } = useSiteConfig();
  const query = useQuery(pricing());
  const { data } = query;
  const priceOf: (address: PricedAddress) => PriceLine = useCallback(
    (address) => addressPrice(data, { currency, location: address.location }, address),
    [data, currency],
  );
  return { priceOf, query };
}
