import { isSecretName } from '@livery/api/domain/secrets';

/** What is kept of each report until the page ends: enough to tell what happened, never a secret. */
interface Report {
  at: number;
  message: string;
  context: Record<string, unknown>;
}

const limit = 40;
const reports: Report[] = [];

/** Blanks every field that is a secret in the contract, or whose name says so. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= 8) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecretName(name) ? '[filtered]' : scrub(item, depth + 1)]),
  );
}

/**
 * Reports something that went wrong where nobody has to be told: to the browser's console and to a list of the last
 * 40 (specification: account and billing, section 9), without secrets.
 */
export function report(message: string, context: Record<string, unknown> = {}): void {
  const cleaned = scrub(context) as Record<string, unknown>;
  reports.push({ at: Date.now(), message, context: cleaned });
  if (reports.length > limit) reports.shift();
  // oxlint-disable-next-line no-console -- the browser's console is where a report goes while no vendor is configured
  console.error(message, cleaned);
}

/** The last reports, oldest first, a line each: what led to an error that ends the page. '' when there were none. */
export const recentReports = (): string =>
  reports
    .map(({ at, message, context }) => `${new Date(at).toISOString()} ${message} ${JSON.stringify(context)}`)
    .join('\n');
