import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Allowance, Charged } from '@livery/api/domain/allowance';
import { isFeatureOn } from '@livery/api/domain/features';
import { canCreateIn, chooseLocation } from '@livery/api/domain/location';
import type {
  BillingAccount,
  HostPool,
  Location,
  PredefinedPackage,
  VmImage,
  VmParameter,
  VpcNetwork,
} from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { hostPools, vmList, vmParameters, type LocatedVm } from '@livery/api/queries/compute';
import { locations, pricing, vmImages } from '@livery/api/queries/config';
import { networks } from '@livery/api/queries/network';
import { useCharged } from '#resources/useAllowanceReason.js';
import { useLocations } from '#shared/locations.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useVisibleImages } from '../useVisibleImages.js';

/** What there is to choose from; undefined while it is not known. */
export interface Catalogue {
  /** The chosen location: pools and networks are of this one. */
  location: Location | undefined;
  /** Those that this user sees. */
  images: readonly VmImage[] | undefined;
  packages: readonly PredefinedPackage[];
  parameters: readonly VmParameter[] | undefined;
  pools: readonly HostPool[] | undefined;
  networks: readonly VpcNetwork[] | undefined;
  accounts: BillingAccount[] | undefined;
  /** What a limited billing account may use. */
  limit: Allowance | undefined;
  /** What takes of the allowance of a limited billing account, where one can be chosen. */
  charged: readonly Charged[];
  /** The machines of the location with their disks, as far as they were loaded: what a new one can be made from. */
  machines: readonly LocatedVm[] | undefined;
  /** Whether the site has an app catalog, private networks, floating IP addresses. */
  vmApps: boolean;
  privateNetworks: boolean;
  ips: boolean;
}

export type CatalogueQueries = ReturnType<typeof useCatalogue>['queries'];

/**
 * Everything there is to choose from, each part asked for by itself; `chosen` is the slug of a location, `named` of one
 * that no other stands in for, `withMachines` whether its machines are needed.
 */
export function useCatalogue(chosen: string | null, named: string | undefined, withMachines: boolean) {
  const { features, predefinedPackages, limitedBillingAccountConfig } = useSiteConfig();
  const privateNetworks = isFeatureOn(features, 'privateNetworks');
  const everywhere = useLocations();
  const places = useQuery(locations());
  const open = canCreateIn(everywhere.find((one) => one.slug === named));
  const closed = named === undefined || places.isPending || open.allowed ? undefined : open.reason;
  const found = useMemo(() => chooseLocation(everywhere, named ?? chosen), [everywhere, named, chosen]);
  const location = closed ? undefined : found;
  const slug = location?.slug ?? '';
  const enabled = location !== undefined;
  const accounts = useQuery(openBillingAccounts());
  const queries = {
    locations: { ...places, data: everywhere },
    images: useQuery(vmImages()),
    parameters: useQuery(vmParameters()),
    pricing: useQuery(pricing()),
    pools: useQuery({ ...hostPools(slug), enabled }),
    networks: useQuery({ ...networks(slug), enabled: enabled && privateNetworks }),
    // Otherwise what the list screen has loaded: names need not be unique, so nothing is fetched for them.
    machines: useQuery({ ...vmList(slug), enabled: enabled && withMachines }),
  };
  const isLimited = accounts.data?.some((one) => one.restriction_level === 'LIMITED') ?? false;
  const charged = useCharged(isLimited);
  const images = useVisibleImages(queries.images.data);

  const catalogue: Catalogue = {
    location,
    images,
    packages: predefinedPackages,
    parameters: queries.parameters.data,
    pools: queries.pools.data,
    networks: queries.networks.data,
    accounts: accounts.data,
    limit: limitedBillingAccountConfig ?? undefined,
    charged,
    machines: queries.machines.data,
    vmApps: isFeatureOn(features, 'vmApps'),
    privateNetworks,
    ips: isFeatureOn(features, 'ips'),
  };
  return { catalogue, queries, accounts, closed };
}
