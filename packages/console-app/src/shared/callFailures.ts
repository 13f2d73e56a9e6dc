import { CallError, NotSentError } from '@livery/api/errors';
import { report } from '#integrations/error-reporting/report.js';
import type { BrowserEnvironment } from './environment.js';
import { createListeners } from './listeners.js';
import { endExpiredSession } from './session.js';

const reported = new WeakSet<Error>();
const failures = createListeners<[error: Error]>();

/** Calls back with each failure of a call that does not end the session. Returns what ends that. */
export const onCallFailure = failures.subscribe;

/**
 * Ends the session where that is what a failed call means, and reports it otherwise, once: what kind it is and which
 * operation it came from. A server's own words and bodies stay out, for they may hold a secret.
 */
export function reportFailure(environment: BrowserEnvironment, error: Error, operation: unknown): void {
  if (reported.has(error)) return;
  reported.add(error);
  if (error instanceof NotSentError || endExpiredSession(environment, error)) return;
  failures.notify(error);
  if (error instanceof CallError) {
    const { kind, status, correlationId } = error;
    report('A call failed', { operation, kind, status, correlationId });
  } else {
    report(error.message, { operation });
  }
}
