import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser';
import { forwardReports, scrub, type Report } from './report.js';

interface VendorOptions {
  /** Address of the project, with its public key. */
  dsn: string;
  environment?: string | undefined;
  /** The id of who is signed in; nothing else of a person is reported. */
  user: () => number | undefined;
}

/** The limits of the specification (account and billing, section 9). */
const limits = { maxBreadcrumbs: 40, normalizeDepth: 8 };

/** Blanks secrets once more, in all that leaves the page. Bodies of requests and responses are in no report. */
function clean(event: ErrorEvent): ErrorEvent {
  const { extra, breadcrumbs } = event;
  return {
    ...event,
    ...(extra ? { extra: scrub(extra) as NonNullable<typeof extra> } : {}),
    ...(breadcrumbs ? { breadcrumbs: scrub(breadcrumbs) as typeof breadcrumbs } : {}),
  };
}

/**
 * Sends reports by Sentry's protocol, those of the page so far included; each has the reports before it as breadcrumbs.
 * A DSN that is none is an error in the browser's console, and nothing is sent. Returns what waits until all is sent.
 */
export function startVendor({ dsn, environment, user }: VendorOptions): { flush: () => Promise<boolean> } {
  const client = new BrowserClient({
    dsn,
    ...(environment ? { environment } : {}),
    ...limits,
    // No tracing, no replay, no hooks into the page: reports come from the console's own layer alone.
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    // Room for what was reported before it was loaded, and as much again.
    transportOptions: { bufferSize: 2 * limits.maxBreadcrumbs },
    beforeSend: clean,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  forwardReports(({ at, message, context, error }: Report) => {
    const id = user();
    scope.setUser(id === undefined ? null : { id });
    scope.setTag('path', globalThis.location?.pathname);
    const details = { captureContext: { extra: context, level: 'error' as const } };
    if (error) scope.captureException(error, { ...details, data: { message } });
    else scope.captureMessage(message, 'error', details);
    scope.addBreadcrumb({ timestamp: at / 1000, message, data: context, level: 'error' }, limits.maxBreadcrumbs);
  });
  return { flush: async () => client.flush(2000) };
}
