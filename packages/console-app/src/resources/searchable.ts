import { useMemo } from 'react';
import { isFeatureOn } from '@livery/api/domain/features';
import { unknownResource, type UnknownResource } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { accessDelegations } from './accessDelegations.js';
import { apiTokens } from './apiTokens.js';
import { useAvailableResources } from './resources.js';
import { s3Keys } from './s3Keys.js';
import { vmInterfaces } from './vmInterfaces.js';

/** What is part of something else, or only opens it: found by its name, and no resource of the dashboard. */
const parts: readonly UnknownResource[] = [
  unknownResource(vmInterfaces),
  unknownResource(s3Keys),
  unknownResource(apiTokens),
  unknownResource(accessDelegations),
];

/** Everything of the site that is found by its name; the same array while the site's features are the same. */
export function useSearchableResources(): readonly UnknownResource[] {
  const { features } = useSiteConfig();
  const available = useAvailableResources();
  return useMemo(
    () => [...available, ...parts.filter(({ feature }) => isFeatureOn(features, feature))],
    [available, features],
  );
}
