import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Price } from '@livery/api/domain/pricing';
import { pricing as pricingQuery } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Resource } from '../resource.js';

const combined = (results: readonly UseQueryResult<object[]>[]) => ({
  items: results.flatMap(({ data }) => data ?? []),
  isPending: results.some(({ isPending }) => isPending),
});

const free = (): undefined => undefined;

/**
 * Prices the rows of a resource without tax, in the site currency; undefined for what is not charged, NaN while it is not
 * known. The function stays the same until the price list or a catalogue changes.
 */
export function usePrices<Row extends object>({
  pricing,
}: Pick<Resource<Row>, 'pricing'>): {
  priceOf: (row: Row) => Price | undefined;
  isPending: boolean;
} {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const list = useQuery({ ...pricingQuery(), enabled: pricing !== undefined });
  const catalogue = pricing?.catalogue;
  const { items, isPending } = useQueries({
    queries: catalogue ? locations.map(({ slug }) => catalogue(slug)) : [],
    combine: combined,
  });
  const { data } = list;
  const priceOf = useMemo(
    () => pricing?.createPricer({ pricing: data, currency, locations }, items) ?? free,
    [pricing, data, currency, locations, items],
  );
  return { priceOf, isPending: list.isLoading || isPending };
}
