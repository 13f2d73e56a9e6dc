import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pricing } from '@livery/api/queries/config';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { ResourceRows } from '#kit/rows/useRows.js';
import { chargedRows, type ChargedRow } from './costs.js';

const none: readonly never[] = [];

const combined = (results: readonly UseQueryResult<object[]>[]) => ({
  catalogue: results.flatMap(({ data = [] }) => data),
  isPending: results.some(({ isPending }) => isPending),
});

/** All that is charged among the rows of all kinds, with its price; asks for what prices are found by. */
export function useCosts(kinds: readonly ResourceRows<object>[]) {
  const { siteCurrency: currency } = useSiteConfig();
  const locations = useLocations();
  const query = useQuery(pricing());
  const reads = useMemo(
    () =>
      kinds.flatMap(({ resource: { charge, locationOf }, rows }) => {
        const { catalogue } = charge ?? {};
        const places = catalogue && locationOf ? new Set(rows.map(locationOf)) : none;
        return catalogue ? [...places].map((place) => catalogue(place)) : [];
      }),
    [kinds],
  );
  const { catalogue, isPending } = useQueries({ queries: reads, combine: combined });
  const { data } = query;
  const charged = useMemo((): readonly ChargedRow[] => {
    const sources = { pricing: data, currency, locations, catalogue };
    return kinds.flatMap(({ resource, rows }) =>
      resource.charge ? chargedRows(resource, rows, resource.charge.pricer(sources)) : [],
    );
  }, [kinds, data, currency, locations, catalogue]);
  return { charged, query, isPending: query.isPending || isPending };
}
