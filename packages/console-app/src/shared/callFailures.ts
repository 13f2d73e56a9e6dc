import { CallError, NotSentError } from '@livery/api/errors';
import { report } from '#integrations/error-reporting/report.js';
import { createListeners } from './listeners.js';
import type { Services } from './services.js';

/** The calls of a page that failed. */
export function createCallFailures({ session }: Services) {
  const reported = new WeakSet<Error>();
  const failures = createListeners<[error: Error]>();
  return {
    /** Calls back with each failure of a call that does not end the session. Returns what ends that. */
    subscribe: failures.subscribe,
    /**
     * Ends the session where that is what a failed call means, and reports it otherwise, once: what kind it is and which
     * operation it came from. A server's own words and bodies stay out, for they may hold a secret.
     */
    report(error: Error, operation: unknown): void {
      if (reported.has(error)) return;
      reported.add(error);
      if (error instanceof NotSentError || session.endExpired(error)) return;
      failures.notify(error);
      if (error instanceof CallError) {
        const { kind, status, correlationId } = error;
        report('A call failed', { operation, kind, status, correlationId });
      } else {
        report(error.message, { operation });
      }
    },
  };
}
