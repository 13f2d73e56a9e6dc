import { useMemo } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { IpAddress, Location, VpcNetwork } from '@livery/api/generated/types';
import { ipAddresses, networks } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Resources } from './latest.js';

/** The lists of the locations as one, each row with its location, which a list need not say. */
function joined<Row extends object>(locations: readonly Location[]) {
  return (results: UseQueryResult<Row[]>[]) => ({
    rows: results.flatMap(({ data }, index) =>
      (data ?? []).map((row) => Object.assign({}, row, { location: locations[index]?.slug ?? '' })),
    ),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
  });
}

/** The addresses and networks of all locations, where the site offers them. */
export function useResources(locations: readonly Location[]): Omit<Resources, 'vms'> & { isPending: boolean; error: Error | null } {
  const { features } = useSiteConfig();
  const asked = useMemo(
    () => ({
      addresses: {
        queries: features.ips ? locations.map(({ slug }) => ipAddresses(slug)) : [],
        combine: joined<IpAddress>(locations),
      },
      networks: {
        queries: features.privateNetworks ? locations.map(({ slug }) => networks(slug)) : [],
        combine: joined<VpcNetwork>(locations),
      },
    }),
    [locations, features.ips, features.privateNetworks],
  );
  const addresses = useQueries(asked.addresses);
  const vpcs = useQueries(asked.networks);
  return {
    addresses: addresses.rows,
    networks: vpcs.rows,
    isPending: addresses.isPending || vpcs.isPending,
    error: addresses.error ?? vpcs.error,
  };
}
