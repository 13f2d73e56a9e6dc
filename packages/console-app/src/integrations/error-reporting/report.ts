import { isSecretName } from '@livery/api/domain/secrets';

/** What is kept of each report until the page ends: enough to tell what happened, never a secret. */
export interface Report {
  /** In ms since 1970. */
  at: number;
  message: string;
  context: Record<string, unknown>;
  /** What was thrown, for its stack. */
  error?: Error | undefined;
}

const limit = 40;
const reports: Report[] = [];
let forward: ((report: Report) => void) | undefined;

/** Blanks every field that is a secret in the contract, or whose name says so. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= 8) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecretName(name) ? '[filtered]' : scrub(item, depth + 1)]),
  );
}

/** One line, because some browsers write "[object Object]" for what is not text. */
const lineOf = (message: string, context: object): string => `${message} ${JSON.stringify(context)}`;

/**
 * Reports something that went wrong where nobody has to be told: to the browser's console, to a list of the last
 * 40 (specification: account and billing, section 9), and to the vendor where the site has one, without secrets.
 */
export function report(message: string, context: Record<string, unknown> = {}, error?: Error): void {
  const cleaned = scrub(context) as Record<string, unknown>;
  const entry: Report = { at: Date.now(), message, context: cleaned, error };
  reports.push(entry);
  if (reports.length > limit) reports.shift();
  // oxlint-disable-next-line no-console -- the browser's console shows what is reported, with or without a vendor
  console.error(lineOf(message, cleaned));
  forward?.(entry);
}

/** Forwards reports from now on, and first those of the page so far. */
export function forwardReports(to: (report: Report) => void): void {
  forward = to;
  reports.forEach(to);
}

/** The last reports, oldest first, a line each: what led to an error that ends the page. '' when there were none. */
export const recentReports = (): string =>
  reports.map(({ at, message, context }) => `${new Date(at).toISOString()} ${lineOf(message, context)}`).join('\n');
