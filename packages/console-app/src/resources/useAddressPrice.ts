import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { publicIpv4Of } from '@livery/api/domain/publicIpv4';
import type { PartlyKnown } from '@livery/api/domain/openValues';
import { addressPrice, type PriceLine } from '@livery/api/domain/pricing';
import { pricing } from '@livery/api/queries/config';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Whether an address is charged once it is assigned to nothing, or may be: where that was not understood its price is unknown. */
export const isChargedUnassigned = (address: Pick<LocatedAddress, 'type' | 'is_ipv6'> & PartlyKnown): boolean =>
  publicIpv4Of(address) !== false;

/** Prices an address without tax, as it is or as it would be if it were assigned or not; unknown where that is not known. */
type AddressPricer = (
  address: Pick<LocatedAddress, 'location' | 'type' | 'is_ipv6'> & PartlyKnown,
  assigned: boolean | undefined,
  /** The host pool of the machine that it is assigned to. */
  pool?: string | null,
) => PriceLine;

/** Prices are unknown while the price list is on its way. The function stays the same until the list changes. */
export function useAddressPrice() {
  const { siteCurrency: currency } = useSiteConfig();
  const query = useQuery(pricing());
  const { data } = query;
  const priceOf: AddressPricer = useCallback(
    (address, assigned, pool) => addressPrice(data, { currency, location: address.location, pool }, address, assigned),
    [data, currency],
  );
  return { priceOf, query };
}
