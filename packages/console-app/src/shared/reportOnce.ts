import { report } from '#integrations/error-reporting/report.js';

/**
 * Reports each problem once in the life of a page, whichever of its clients meets it: what is polled is answered again
 * and again, and so is what asks whether the server can be reached.
 */
export function createReportOnce() {
  const reported = new Set<string>();
  return (message: string, context: object): void => {
    const key = JSON.stringify([message, context]);
    if (reported.has(key)) return;
    reported.add(key);
    report(message, { ...context });
  };
}
