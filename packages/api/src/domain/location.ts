import type { HostPool, Location } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';

/** The locations customers see, in their order (A 3). */
export function visibleLocations(locations: readonly Location[]): Location[] {
  return locations
    .filter((location) => location.is_published)
    .toSorted((a, b) => a.order_nr - b.order_nr || a.display_name.localeCompare(b.display_name));
}

export type LocationReason = 'location-closed' | 'location-unpublished';

/** Whether something new can be created in a location. */
export function canCreateIn(location: Location): Capability<LocationReason> {
  if (!location.is_published) return refused('location-unpublished');
  return location.create_resource_disabled ? refused('location-closed') : allowed;
}

/** English texts of the reasons, for the sandbox's answers; the console has its own. */
export const locationReasonText: Record<LocationReason, string> = {
  'location-closed': 'New resources cannot be created in this location at the moment',
  'location-unpublished': 'There is no such location',
};

/**
 * Where something new goes at first: the wanted location if it is open, else the default, else a preferred one,
 * else the first; undefined when none is open.
 */
export function chooseLocation(locations: readonly Location[], wanted?: string | null): Location | undefined {
  const open = visibleLocations(locations).filter((location) => canCreateIn(location).allowed);
  return (
    open.find((location) => location.slug === wanted) ??
    open.find((location) => location.is_default) ??
    open.find((location) => location.is_preferred) ??
    open[0]
  );
}

/** The host pool something new goes into at first: the wanted one if it takes machines, else the default, else the first that does. */
export function choosePool(pools: readonly HostPool[], wanted?: string | null): HostPool | undefined {
  const open = pools.filter((pool) => pool.is_available);
  return open.find((pool) => pool.uuid === wanted) ?? open.find((pool) => pool.is_default) ?? open[0];
}
