import { ApiError, GeneralError } from '@livery/api/errors';
import type { VmsOfLocations } from './useVms.js';

type Failure = VmsOfLocations['errors'][number];

/** Locations that failed with the same words. */
export interface AlikeFailures {
  /** Slugs. */
  locations: string[];
  /** What they said, once, with the correlation ids of all. */
  error: Error;
  /** Asks all of them again. */
  refetch: () => void;
}

/** What was said, without what differs from call to call. */
const saidBy = ({ error }: Failure): string =>
  error instanceof ApiError ? `${error.status} ${error.serverMessage}` : error.message;

/** Failures of several locations by what was said, so that an outage of all is told once. */
export function alikeFailures(failures: readonly Failure[]): AlikeFailures[] {
  const groups = new Map<string, Failure[]>();
  for (const failure of failures) {
    const said = saidBy(failure);
    groups.set(said, [...(groups.get(said) ?? []), failure]);
  }
  return [...groups.values()].map((alike) => ({
    locations: alike.map(({ location }) => location),
    error: asOne(alike.map(({ error }) => error)),
    refetch: () => alike.forEach(({ refetch }) => refetch()),
  }));
}

function asOne(errors: readonly Error[]): Error {
  const [first = new Error()] = errors;
  if (errors.length === 1 || !(first instanceof ApiError)) return first;
  const { serverMessage, error, status, detail } = first;
  const ids = errors.flatMap((one) => (one instanceof ApiError ? (one.correlationId ?? []) : []));
  return new GeneralError(
    serverMessage,
    error,
    { status, correlationId: [...new Set(ids)].join(', ') || undefined },
    detail,
  );
}
