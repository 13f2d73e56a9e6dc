import { ApiError, GeneralError } from '@livery/api/errors';

/** A place whose rows could not be read. */
export interface LocationFailure {
  /** The slug of the location; empty for the list of the whole account. */
  location: string;
  error: Error;
  refetch: () => void;
}

/** Places that failed with the same words. */
interface GroupedFailure {
  /** Slugs. */
  locations: string[];
  /** What they said, once, with the correlation ids of all. */
  error: Error;
  /** Asks all of them again. */
  refetch: () => void;
}

/** The message of a failure without its correlation id, which differs from call to call. */
const messageOf = ({ error }: LocationFailure): string =>
  error instanceof ApiError ? `${error.status} ${error.serverMessage}` : error.message;

/** Failures of several places by what was said, so that an outage of all is reported once. */
export function groupFailures(failures: readonly LocationFailure[]): GroupedFailure[] {
  const groups = new Map<string, LocationFailure[]>();
  for (const failure of failures) {
    const message = messageOf(failure);
    groups.set(message, [...(groups.get(message) ?? []), failure]);
  }
  return [...groups.values()].map((group) => ({
    locations: group.map(({ location }) => location),
    error: combined(group.map(({ error }) => error)),
    refetch: () => group.forEach(({ refetch }) => refetch()),
  }));
}

function combined(errors: readonly Error[]): Error {
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
