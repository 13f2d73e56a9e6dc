import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pricing } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { ResourceRows } from '#kit';
import { chargedRows, type ChargedRow } from './costs.js';

const none: readonly never[] = [];

const combined = (results: readonly UseQueryResult<object[]>[]) => ({
  catalogues: results.map(({ data = none }) => data),
  isPending: results.some(({ isPending }) => isPending),
});

/** All that is charged among the rows of all kinds, with its price; asks for what prices are found by. */
export function useCosts(kinds: readonly ResourceRows<object>[]) {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const query = useQuery(pricing());
  const reads = useMemo(
    () =>
      kinds.flatMap(({ resource: { kind, pricing: charge, locationOf }, rows }) => {
        const { catalogue } = charge ?? {};
        if (!catalogue || !locationOf) return [];
        return [...new Set(rows.map(locationOf))].map((location) => ({ kind, catalogue: catalogue(location) }));
      }),
    [kinds],
  );
  const { catalogues, isPending } = useQueries({ queries: reads.map(({ catalogue }) => catalogue), combine: combined });
  const { data } = query;
  const charged = useMemo((): readonly ChargedRow[] => {
    const sources = { pricing: data, currency, locations };
    return kinds.flatMap(({ resource, rows }) => {
      const { kind, pricing: charge } = resource;
      if (!charge) return [];
      const catalogue = reads.flatMap((one, index) => (one.kind === kind ? (catalogues[index] ?? none) : none));
      return chargedRows(resource, rows, charge.createPricer(sources, catalogue));
    });
  }, [kinds, data, currency, locations, reads, catalogues]);
  return { charged, query, isPending: query.isPending || isPending };
}
