import { useMemo } from 'react';
import { useQueries, type QueryObserverResult } from '@tanstack/react-query';
import type { Location } from '@livery/api/generated/types';
import type { Read } from '@livery/api/queries/read';
import { useLocations } from '#shared/locations.js';
import type { ListDefinition, Resource } from '../resource.js';
import type { LocationFailure } from './failures.js';

/** Of which places the rows are known: what is said about all of them has to be said with care otherwise. */
export type Coverage = 'all' | 'some' | 'none';

/** The rows of a list, from wherever they come. */
export interface ResourceRows<Row extends object, Definition extends ListDefinition<Row> = Resource<Row>> {
  resource: Definition;
  /** What has come so far, in the locations' order. */
  rows: readonly Row[];
  /** Whether a place has answered nothing yet. */
  isPending: boolean;
  /** The places whose last response was an error; rows of an earlier one are still in `rows`. */
  failures: readonly LocationFailure[];
  coverage: Coverage;
}

/** The rows of a list in the given locations, all unless given; each location loads, polls and fails by itself. */
export function useRows<Row extends object>(
  definition: ListDefinition<Row>,
  locations?: readonly Location[],
): Omit<ResourceRows<Row>, 'resource'> {
  const everywhere = useLocations();
  const usedLocations = locations ?? everywhere;
  return useQueries(
    useMemo(() => {
      const lists = listsOf(definition, usedLocations);
      return {
        queries: lists.map(({ read }) => read),
        combine: (results: readonly QueryObserverResult<Row[]>[]) => combined(definition, lists, results),
      };
    }, [definition, usedLocations]),
  );
}

/** The rows of several resources. `resources` must stay the same array. */
export function useRowsOf<Definition extends ListDefinition<object>>(
  resources: readonly Definition[],
  locations?: readonly Location[],
): readonly ResourceRows<object, Definition>[] {
  const everywhere = useLocations();
  const usedLocations = locations ?? everywhere;
  return useQueries(useMemo(() => rowsQueries(resources, usedLocations), [resources, usedLocations]));
}

/** The queries behind the rows of several resources, and how their results become rows. */
export function rowsQueries<Definition extends ListDefinition<object>>(
  resources: readonly Definition[],
  usedLocations: readonly Pick<Location, 'slug'>[],
) {
  const parts = resources.map((resource) => ({ resource, lists: listsOf(resource, usedLocations) }));
  return {
    queries: parts.flatMap((part) => part.lists.map(({ read }) => read)),
    combine(results: readonly QueryObserverResult<object[]>[]): ResourceRows<object, Definition>[] {
      const left = [...results];
      return parts.map((part) => combined(part.resource, part.lists, left.splice(0, part.lists.length)));
    },
  };
}

interface LocationList<Row> {
  /** The slug of a location; empty for the list of the whole account. */
  location: string;
  read: Read<Row[]>;
}

/** The lists that rows come from. */
export const listsOf = <Row extends object>(
  { source }: ListDefinition<Row>,
  usedLocations: readonly Pick<Location, 'slug'>[],
): LocationList<Row>[] =>
  source.scope === 'location'
    ? usedLocations.map(({ slug }) => ({ location: slug, read: source.read(slug) }))
    : [{ location: '', read: source.read() }];

function combined<Row extends object, Definition extends ListDefinition<Row>>(
  resource: Definition,
  lists: readonly LocationList<Row>[],
  results: readonly QueryObserverResult<Row[]>[],
): ResourceRows<Row, Definition> {
  const failures = results.flatMap(({ error, refetch }, index) =>
    error ? [{ location: lists[index]?.location ?? '', error, refetch: () => void refetch() }] : [],
  );
  const unknown = results.filter(({ error, data = [] }) => error && data.length === 0).length;
  return {
    resource,
    rows: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    failures,
    coverage: unknown === 0 ? 'all' : unknown < results.length ? 'some' : 'none',
  };
}
