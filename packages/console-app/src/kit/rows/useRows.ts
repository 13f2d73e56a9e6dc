import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Location } from '@livery/api/generated/types';
import { perLocation } from '@livery/api/queries/perLocation';
import { useLocations } from '#shared/locations.js';
import type { Resource } from '../resource.js';
import type { PlaceFailure } from './failures.js';

/** Of which places the rows are known: what is said about all of them has to be said with care otherwise. */
export type Answers = 'all' | 'some' | 'none';

/** The rows of a resource, from wherever they come. */
export interface ResourceRows<Row> {
  /** What has come so far, in the locations' order. */
  rows: readonly Row[];
  /** Whether a place has answered nothing yet. */
  isPending: boolean;
  /** The places whose last answer was an error; rows of an earlier one are still in `rows`. */
  failures: readonly PlaceFailure[];
  answers: Answers;
}

/** The list of the whole account takes the place of that of one location, which has no name. */
const wholeAccount = [{ slug: '' }];

/** The rows of a resource in the given locations, all unless told; each location loads, polls and fails by itself. */
export function useRows<Row extends object>(
  { source, locationOf }: Resource<Row>,
  only?: readonly Location[],
): ResourceRows<Row> {
  const everywhere = useLocations();
  const locations = only ?? everywhere;
  const lists = useMemo(
    () =>
      source.scope === 'location'
        ? perLocation(locations, source.read)
        : perLocation(wholeAccount, () => source.read()),
    [source, locations],
  );
  const { rows, isPending, errors: failures } = useQueries(lists);
  const places = source.scope === 'location' ? locations.length : 1;
  const known = new Set(failures.length > 0 ? rows.map((row) => locationOf?.(row) ?? '') : []);
  return { rows, isPending, failures, answers: answersOf(failures, known, places) };
}

/** Which places have answered. Rows of an earlier answer are still known when the newest one was an error. */
export function answersOf(
  failures: readonly Pick<PlaceFailure, 'location'>[],
  known: ReadonlySet<string>,
  places: number,
): Answers {
  const unknown = failures.filter(({ location }) => !known.has(location)).length;
  if (unknown === 0) return 'all';
  return unknown < places ? 'some' : 'none';
}
