import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isFeatureOn } from '@livery/api/domain/features';
import { chooseLocation } from '@livery/api/domain/location';
import { billingAccounts } from '@livery/api/queries/billing';
import { hostPools, vmList, vmParameters } from '@livery/api/queries/compute';
import { locations, pricing, vmImages } from '@livery/api/queries/config';
import { networks } from '@livery/api/queries/network';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useVisibleImages } from '#shared/vms/useVisibleImages.js';
import { useChargedVms } from '#shared/vms/useVms.js';
import type { Catalogue } from './settle.js';

/** Everything there is to choose from, each part asked for by itself; `wanted` is the location a person chose. */
export function useCatalogue(wanted: string | null) {
  const { features, predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const queries = {
    locations: { ...useQuery(locations()), data: useLocations() },
    images: useQuery(vmImages()),
    parameters: useQuery(vmParameters()),
    pricing: useQuery(pricing()),
    accounts: useQuery(billingAccounts()),
  };
  const location = useMemo(() => chooseLocation(queries.locations.data, wanted), [queries.locations.data, wanted]);
  const slug = location?.slug ?? '';
  const enabled = location !== undefined;
  const local = {
    pools: useQuery({ ...hostPools(slug), enabled }),
    networks: useQuery({ ...networks(slug), enabled: enabled && isFeatureOn(features, 'privateNetworks') }),
  };
  const isLimited = queries.accounts.data?.some((one) => one.restriction_level === 'LIMITED') ?? false;
  const charged = useChargedVms(isLimited);
  // What the list screen has loaded: names need not be unique, so nothing is fetched for them.
  const here = useQuery({ ...vmList(slug), enabled: false }).data;
  const images = useVisibleImages(queries.images.data);

  const catalogue: Catalogue = {
    location,
    images,
    packages: predefinedPackages,
    parameters: queries.parameters.data,
    pools: local.pools.data,
    networks: local.networks.data,
    accounts: queries.accounts.data?.filter((account) => !account.is_deleted),
    limit: limitedBillingAccountConfig ?? undefined,
    vms: isLimited ? charged : (here ?? []),
    vmApps: isFeatureOn(features, 'vmApps'),
    ips: isFeatureOn(features, 'ips'),
  };
  return { catalogue, queries: { ...queries, ...local } };
}
