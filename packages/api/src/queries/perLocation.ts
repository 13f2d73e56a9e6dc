import type { QueryObserverResult } from '@tanstack/query-core';
import type { Location } from '../generated/types.js';
import type { Located, Read } from './read.js';

/** The rows of several locations as one list. */
export interface RowsOfLocations<Row> {
  /** What has come so far, in the locations' order. */
  rows: Row[];
  /** Whether a location has answered nothing yet. */
  isPending: boolean;
  isFetching: boolean;
  /** The locations whose last answer was an error; rows of an earlier one are still in `rows`. */
  errors: { location: string; error: Error; refetch: () => void }[];
}

/**
 * The rows of all given locations, for `useQueries(perLocation(locations, vmList))`: each location loads, polls and fails
 * by itself. Keep the result (`useMemo`), so that rows are put together only when one has changed.
 */
export function perLocation<Row extends Located<object>>(
  locations: readonly Pick<Location, 'slug'>[],
  list: (location: string) => Read<Row[]>,
) {
  const slugs = locations.map(({ slug }) => slug);
  return {
    queries: slugs.map((slug) => list(slug)),
    combine: (results: QueryObserverResult<Row[]>[]): RowsOfLocations<Row> => ({
      rows: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
      isFetching: results.some(({ isFetching }) => isFetching),
      errors: results.flatMap(({ error, refetch }, index) =>
        error ? [{ location: slugs[index] ?? '', error, refetch: () => void refetch() }] : [],
      ),
    }),
  };
}
