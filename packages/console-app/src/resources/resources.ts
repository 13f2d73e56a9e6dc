import { useMemo } from 'react';
import { isFeatureOn } from '@livery/api/domain/features';
import { anyResource, type AnyResource } from '#kit/resource.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { ipAddresses } from './ipAddresses.js';
import { privateNetworks } from './privateNetworks.js';
import { virtualMachines } from './virtualMachines.js';

/** Every kind of resource, in the order in which the palette offers them. */
export const resources: readonly AnyResource[] = [
  anyResource(virtualMachines),
  anyResource(privateNetworks),
  anyResource(ipAddresses),
];

/** The kinds of resources that the site has; the same array while its features are the same. */
export function useAvailableResources(): readonly AnyResource[] {
  const { features } = useSiteConfig();
  return useMemo(() => resources.filter(({ feature }) => isFeatureOn(features, feature)), [features]);
}
