import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { sortByOrder } from '@livery/api/domain/location';
import type { Location } from '@livery/api/generated/types';
import { locations } from '@livery/api/queries/config';
import { useSiteConfig } from './siteConfig.js';

/**
 * The locations of the site in their order, unpublished ones included: what runs there is still seen and paid for. The
 * configuration's own list stands in until the server has answered. Forms offer those of `visibleLocations` only.
 */
export function useLocations(): readonly Location[] {
  const { locations: configured } = useSiteConfig();
  const { data = configured } = useQuery(locations());
  return useMemo(() => sortByOrder(data), [data]);
}

/** The name of a location by its slug; the slug where the site has no such location. */
export function useLocationName(): (slug: string) => string {
  const all = useLocations();
  return useMemo(() => {
    const names = new Map(all.map(({ slug, display_name }) => [slug, display_name]));
    return (slug) => names.get(slug) ?? slug;
  }, [all]);
}
