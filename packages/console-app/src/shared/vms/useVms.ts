import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { visibleLocations } from '@livery/api/domain/location';
import type { Location } from '@livery/api/generated/types';
import { vmLists, type VmsOfLocations } from '@livery/api/queries/compute';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The locations customers see, in their order; the same array while the configuration is the same. */
export function useVisibleLocations(): Location[] {
  const { locations } = useSiteConfig();
  return useMemo(() => visibleLocations(locations), [locations]);
}

/** The machines of all locations as one list; each location loads and fails by itself. */
export function useVms(locations: readonly Location[]): VmsOfLocations {
  const queries = useMemo(() => vmLists(locations), [locations]);
  return useQueries(queries);
}
