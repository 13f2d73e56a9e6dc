import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { addressPrice, isChargedAlone, type PriceLine } from '@livery/api/domain/pricing';
import type { IpAddress } from '@livery/api/generated/types';
import { pricing } from '@livery/api/queries/config';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Whether an address is charged once it is assigned to nothing. */
export const isChargedUnassigned = (address: Pick<IpAddress, 'type' | 'is_ipv6'>): boolean =>
  isChargedAlone({ ...address, assigned_to_resource_type: null });

/** Prices an address without tax, as it is or as it would be if it were assigned or not; unknown where that is not known. */
export type AddressPricer = (
  address: Pick<LocatedAddress, 'location' | 'type' | 'is_ipv6'>,
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
