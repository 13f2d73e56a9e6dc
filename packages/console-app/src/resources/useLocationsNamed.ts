import { useMemo } from 'react';
import type { Location } from '@livery/api/generated/types';
import { useLocations } from '#shared/locations.js';

/** The locations with these slugs. The same array until others are named. */
export function useLocationsNamed(slugs: readonly string[]): readonly Location[] {
  const everywhere = useLocations();
  const named = [...new Set(slugs)].toSorted().join(' ');
  return useMemo(() => everywhere.filter(({ slug }) => named.split(' ').includes(slug)), [everywhere, named]);
}
