import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { metalPrice } from '@livery/api/domain/metal';
import type { PriceLine } from '@livery/api/domain/pricing';
import type { BareMetalSpec } from '@livery/api/generated/types';
import { pricing } from '@livery/api/queries/config';
import { bareMetalOs, bareMetalSpecs, type LocatedLease } from '@livery/api/queries/metal';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';

type Specs = ReadonlyMap<string, BareMetalSpec>;

const keyOf = (location: string, spec: string): string => `${location}/${spec}`;

const combined = (results: readonly UseQueryResult<(BareMetalSpec & { location: string })[]>[]) => ({
  specs: new Map(
    results.flatMap(({ data = [] }) =>
      data.map((spec): [string, BareMetalSpec] => [keyOf(spec.location, spec.id), spec]),
    ),
  ) as Specs,
  isPending: results.some(({ isPending }) => isPending),
});

/**
 * What leases only name: their specs with the prices, and the operating systems. What is not known, or on offer no
 * longer, goes by its id, and its price is unknown.
 */
export function useMetalCatalogue(location?: string) {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const slugs = useMemo(
    () => locations.map(({ slug }) => slug).filter((slug) => location === undefined || slug === location),
    [locations, location],
  );
  const { specs, isPending } = useQueries({ queries: slugs.map((slug) => bareMetalSpecs(slug)), combine: combined });
  const { data: systems } = useQuery(bareMetalOs());
  const prices = useQuery(pricing());
  const { data: priceList } = prices;
  return useMemo(() => {
    const specOf = ({ location: chosenLocation, spec }: LocatedLease) => specs.get(keyOf(chosenLocation, spec));
    const osNames = new Map(systems?.map(({ id, display_name }) => [id, display_name]));
    return {
      /** The name of a lease's spec. */
      specName: (lease: LocatedLease): string => specOf(lease)?.title ?? lease.spec,
      specOf,
      osName: (id: string): string => osNames.get(id) ?? id,
      priceOf: (lease: LocatedLease): PriceLine =>
        metalPrice(priceList, { currency, location: lease.location }, specOf(lease)),
      isPending: isPending || prices.isPending,
    };
  }, [specs, systems, priceList, currency, isPending, prices.isPending]);
}

export type MetalCatalogue = ReturnType<typeof useMetalCatalogue>;
