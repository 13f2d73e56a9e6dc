import createFetchClient from 'openapi-fetch';
import type { paths } from '../generated/types.js';
import { answers } from './answers.js';
import { authentication, type Credentials } from './authentication.js';
import { bodyEncoding } from './bodyEncoding.js';
import { createShapeCheck, logMismatch, type ReportMismatch } from './shapeCheck.js';

export type { Credentials } from './authentication.js';

export interface ClientOptions {
  /** Scheme and host of the site, without a path; '' for the page's own. The version suffix `/v1` is added. */
  origin: string;
  /** Asked before every call, so that signing in or out needs no new client. */
  credentials: () => Credentials;
  /** What sends the request; the platform's `fetch` otherwise. The sandbox puts itself here. */
  fetch?: (request: Request) => Promise<Response>;
  /** Told once per operation and field path when an answer is not what the contract says; logged otherwise. */
  report?: ReportMismatch;
}

/**
 * The client of every call in the contract. A refused or failed call throws an error of the catalogue
 * (`@livery/api/errors`), so `data` of an answer can be used unasked; an aborted one throws its AbortError (A 7, A 8).
 */
export function createClient({ origin, credentials, fetch, report = logMismatch }: ClientOptions) {
  const client = createFetchClient<paths>({
    baseUrl: `${origin}/v1`,
    // Looked up at each call: error reporting replaces the global one after this client is made.
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    bodySerializer: (body) => JSON.stringify(body),
  });
  client.use(authentication(credentials), bodyEncoding, answers(createShapeCheck(report)));
  return client;
}

export type Api = ReturnType<typeof createClient>;
