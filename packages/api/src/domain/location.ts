import type { ReasonCode } from '../generated/texts.js';
import type { HostPool, Location } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { requestedOrDefault } from './requestedOrDefault.js';

/** Locations in the provider's order, each once; those whose place is unknown at the end. */
export function sortByOrder(locations: readonly Location[]): Location[] {
  const rank = ({ order_nr }: Location): number => (Number.isNaN(order_nr) ? Number.MAX_VALUE : order_nr);
  const slugs = new Set<string>();
  // Every location is asked for each list: one that is named twice would be asked twice.
  const once = locations.filter(({ slug }) => slugs.size < slugs.add(slug).size);
  return once.toSorted((a, b) => rank(a) - rank(b) || a.display_name.localeCompare(b.display_name));
}

/** The locations that forms offer, in their order: the published ones. */
export function visibleLocations(locations: readonly Location[]): Location[] {
  return sortByOrder(locations.filter((location) => location.is_published));
}

type LocationReason = Extract<ReasonCode<'common'>, `location-${string}`>;

/** Whether something new can be created in a location; undefined is one that is not there. */
export function canCreateIn(location: Location | undefined): Capability<LocationReason> {
  if (!location?.is_published) return refused('location-unpublished');
  return location.create_resource_disabled ? refused('location-closed') : allowed;
}

/**
 * Where something new goes at first: the wanted location if it is open, else the default, else a preferred one,
 * else the first; undefined when none is open.
 */
export function chooseLocation(locations: readonly Location[], requested?: string | null): Location | undefined {
  const open = visibleLocations(locations).filter((location) => canCreateIn(location).allowed);
  return (
    open.find((location) => location.slug === requested) ??
    open.find((location) => location.is_default) ??
    open.find((location) => location.is_preferred) ??
    open[0]
  );
}

/** Whether a pool takes new machines; one that does not say so does, as far as anyone knows. */
export const takesMachines = ({ is_available }: Pick<HostPool, 'is_available'>): boolean => is_available !== false;

/** The host pool something new goes into at first: the wanted one if it takes machines, else the default, else the first that does. */
export function choosePool(pools: readonly HostPool[], requested?: string | null): HostPool | undefined {
  const open = pools.filter(takesMachines);
  return requestedOrDefault(open, ({ uuid }) => uuid === requested);
}
