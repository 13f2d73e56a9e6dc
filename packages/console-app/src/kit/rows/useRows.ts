import { useMemo } from 'react';
import { useQueries, type QueryObserverResult } from '@tanstack/react-query';
import type { Location } from '@livery/api/generated/types';
import type { Read } from '@livery/api/queries/read';
import { useLocations } from '#shared/locations.js';
import type { AnyResource, Listed, Resource } from '../resource.js';
import type { PlaceFailure } from './failures.js';

/** Of which places the rows are known: what is said about all of them has to be said with care otherwise. */
export type Completeness = 'all' | 'some' | 'none';

/** The rows of a resource, from wherever they come. */
export interface ResourceRows<Row extends object> {
  resource: Resource<Row>;
  /** What has come so far, in the locations' order. */
  rows: readonly Row[];
  /** Whether a place has answered nothing yet. */
  isPending: boolean;
  /** The places whose last answer was an error; rows of an earlier one are still in `rows`. */
  failures: readonly PlaceFailure[];
  completeness: Completeness;
}

/** The rows of a list in the given locations, all unless given; each location loads, polls and fails by itself. */
export function useRows<Row extends object>(
  listed: Listed<Row>,
  locations?: readonly Location[],
): Omit<ResourceRows<Row>, 'resource'> {
  // Of a description only its source is read here.
  const alone = useMemo(() => [listed as unknown as AnyResource], [listed]);
  const [rows] = useRowsOf(alone, locations);
  // One was asked for, and its own rows have come.
  return rows as unknown as ResourceRows<Row>;
}

/** The rows of several resources. `resources` must stay the same array. */
export function useRowsOf(
  resources: readonly AnyResource[],
  locations?: readonly Location[],
): readonly ResourceRows<object>[] {
  const everywhere = useLocations();
  const places = locations ?? everywhere;
  return useQueries(useMemo(() => rowsQueries(resources, places), [resources, places]));
}

/** The queries behind the rows of several resources, and how their results become rows. */
export function rowsQueries(resources: readonly AnyResource[], places: readonly Pick<Location, 'slug'>[]) {
  const parts = resources.map((resource) => ({ resource, lists: listsOf(resource, places) }));
  return {
    queries: parts.flatMap((part) => part.lists.map(({ read }) => read)),
    combine(results: readonly QueryObserverResult<object[]>[]): ResourceRows<object>[] {
      const left = [...results];
      return parts.map((part) => combined(part.resource, part.lists, left.splice(0, part.lists.length)));
    },
  };
}

interface PlaceList {
  /** The slug of a location; empty for the list of the whole account. */
  place: string;
  read: Read<object[]>;
}

const listsOf = ({ source }: AnyResource, places: readonly Pick<Location, 'slug'>[]): PlaceList[] =>
  source.scope === 'location'
    ? places.map(({ slug }) => ({ place: slug, read: source.read(slug) }))
    : [{ place: '', read: source.read() }];

function combined(
  resource: AnyResource,
  lists: readonly PlaceList[],
  results: readonly QueryObserverResult<object[]>[],
): ResourceRows<object> {
  const failures = results.flatMap(({ error, refetch }, index) =>
    error ? [{ location: lists[index]?.place ?? '', error, refetch: () => void refetch() }] : [],
  );
  const unknown = results.filter(({ error, data = [] }) => error && data.length === 0).length;
  return {
    resource,
    rows: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    failures,
    completeness: unknown === 0 ? 'all' : unknown < results.length ? 'some' : 'none',
  };
}
