import type { UseQueryResult } from '@tanstack/react-query';
import type { Location } from '../../generated/types.js';
import { vmList, type LocatedVm } from './vms.js';

/** The virtual machines of several locations as one list. */
export interface VmsOfLocations {
  /** What has come so far, in the locations' order. */
  vms: LocatedVm[];
  /** Whether a location has answered nothing yet. */
  isPending: boolean;
  isFetching: boolean;
  /** The locations whose last answer was an error; rows of an earlier one are still in `vms`. */
  errors: { location: string; error: Error; refetch: () => void }[];
}

/**
 * The virtual machines of all given locations, for `useQueries(vmLists(locations))`: each location loads, polls and
 * fails by itself. Keep the result (`useMemo`), so that rows are put together only when one has changed.
 */
export function vmLists(locations: readonly Pick<Location, 'slug'>[]) {
  const slugs = locations.map(({ slug }) => slug);
  return {
    queries: slugs.map((slug) => vmList(slug)),
    combine: (results: UseQueryResult<LocatedVm[]>[]): VmsOfLocations => ({
      vms: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: results.some(({ isFetching }) => isFetching),
      errors: results.flatMap(({ error, refetch }, index) =>
        error ? [{ location: slugs[index] ?? '', error, refetch: () => void refetch() }] : [],
      ),
    }),
  };
}
