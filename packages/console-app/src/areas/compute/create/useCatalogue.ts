import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { visibleImages } from '@livery/api/domain/images';
import { chooseLocation } from '@livery/api/domain/location';
import { billingAccounts } from '@livery/api/queries/billing';
import { hostPools, vmList, vmParameters } from '@livery/api/queries/compute';
import { locations, pricing, vmImages } from '@livery/api/queries/config';
import { administrator } from '@livery/api/queries/identity';
import { networks } from '@livery/api/queries/network';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Catalogue } from './settle.js';

/** Everything there is to choose from, each part asked for by itself; `wanted` is the location a person chose. */
export function useCatalogue(wanted: string | null) {
  const { features, predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const admin = useQuery(administrator()).data ?? false;
  const queries = {
    locations: useQuery(locations()),
    images: useQuery(vmImages()),
    parameters: useQuery(vmParameters()),
    pricing: useQuery(pricing()),
    accounts: useQuery(billingAccounts()),
  };
  const location = useMemo(
    () => chooseLocation(queries.locations.data ?? [], wanted),
    [queries.locations.data, wanted],
  );
  const slug = location?.slug ?? '';
  const enabled = location !== undefined;
  const local = {
    pools: useQuery({ ...hostPools(slug), enabled }),
    networks: useQuery({ ...networks(slug), enabled: enabled && features.privateNetworks }),
  };
  // What the list screen has loaded: names need not be unique, so nothing is fetched for them.
  const vms = useQuery({ ...vmList(slug), enabled: false }).data;
  const images = useMemo(
    () => queries.images.data && visibleImages(queries.images.data, { admin }),
    [queries.images.data, admin],
  );

  const catalogue: Catalogue = {
    location,
    images,
    packages: predefinedPackages ?? [],
    parameters: queries.parameters.data,
    pools: local.pools.data,
    networks: local.networks.data,
    accounts: queries.accounts.data?.filter((account) => !account.is_deleted),
    limit: limitedBillingAccountConfig ?? undefined,
    vms: vms ?? [],
    vmApps: features.vmApps,
    ips: features.ips,
  };
  return { catalogue, queries: { ...queries, ...local } };
}
