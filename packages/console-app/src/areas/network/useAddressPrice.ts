import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addressPrice, type PriceLine } from '@livery/api/domain/pricing';
import { pricing } from '@livery/api/queries/config';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Prices an address without tax, as it is or as it would be if it were assigned or not; unknown where that is not known. */
export type AddressPricer = (
  address: Pick<LocatedAddress, 'location' | 'type' | 'is_ipv6'>,
  assigned: boolean | undefined,
) => PriceLine;

/** Prices are unknown while the price list is on its way. The function stays the same until the list changes. */
export function useAddressPrice() {
  const { siteCurrency: currency } = useSiteConfig();
  const query = useQuery(pricing());
  const { data } = query;
  const priceOf: AddressPricer = useCallback(
    (address, assigned) => {
      const known = assigned === undefined ? undefined : data;
      return addressPrice(known, { currency, location: address.location }, address, assigned === true);
    },
    [data, currency],
  );
  return { priceOf, query };
}
