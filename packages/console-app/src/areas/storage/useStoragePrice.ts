import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PriceLine } from '@livery/api/domain/pricing';
import { storagePrice } from '@livery/api/domain/storage';
import { pricing } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** What stored objects cost without tax, by their size in GB. */
type StoragePricer = (gigabytes: number) => PriceLine;

/** Prices are unknown while the price list is on its way. The function stays the same until the list changes. */
export function useStoragePrice() {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const query = useQuery(pricing());
  const { data } = query;
  const priceOf: StoragePricer = useCallback(
    (gigabytes) => storagePrice(data, { currency, locations }, gigabytes),
    [data, currency, locations],
  );
  return { priceOf, query };
}
