import { useMemo } from 'react';
import { isFeatureOn } from '@livery/api/domain/features';
import { unknownResource, type UnknownResource } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { firewalls } from './firewalls.js';
import { bareMetalLeases } from './bareMetalLeases.js';
import { buckets } from './buckets.js';
import { ipAddresses } from './ipAddresses.js';
import { managedServices } from './managedServices.js';
import { loadBalancers } from './loadBalancers.js';
import { privateNetworks } from './privateNetworks.js';
import { virtualMachines } from './virtualMachines.js';

/** Every kind of resource, in the order in which the palette offers them. */
export const resources: readonly UnknownResource[] = [
  unknownResource(virtualMachines),
  unknownResource(managedServices),
  unknownResource(privateNetworks),
  unknownResource(loadBalancers),
  unknownResource(firewalls),
  unknownResource(ipAddresses),
  unknownResource(bareMetalLeases),
  unknownResource(buckets),
];

/** The kinds of resources that the site has; the same array while its features are the same. */
export function useAvailableResources(): readonly UnknownResource[] {
  const { features } = useSiteConfig();
  return useMemo(() => resources.filter(({ feature }) => isFeatureOn(features, feature)), [features]);
}
