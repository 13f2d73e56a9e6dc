import { CallError, ConnectionError, NetworkError } from './classes.js';

/**
 * The error for what `fetch` threw. An aborted call stays what it is, since nobody failed: whoever aborted it knows.
 * An error of the catalogue passes through; everything else is a failed fetch (specification: account and billing, section 8).
 */
export function errorFromFailure(thrown: unknown): Error {
  return passing(thrown) ?? new NetworkError(thrown);
}

/** The error for what reading a body threw: the connection broke in the middle of the response. */
export function errorFromReading(thrown: unknown): Error {
  return passing(thrown) ?? new ConnectionError(thrown);
}

function passing(thrown: unknown): Error | undefined {
  if (thrown instanceof CallError) return thrown;
  return thrown instanceof Error && thrown.name === 'AbortError' ? thrown : undefined;
}
