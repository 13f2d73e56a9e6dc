import type { HttpBindings } from '@hono/node-server';

/** What is known of a request beside what it says itself. */
export interface RequestFacts {
  /** Correlates the lines that several servers write about one request. */
  id: string;
  /** Host of the console that was asked, as the request names it. */
  host: string;
  /** Addresses that the request has come through, the browser's first. */
  forwardedFor: string;
  /** Whether the browser's connection is encrypted. */
  isSecure: boolean;
}

/** What a server has of a connection; nothing where it is asked without one. */
export type Connection = Partial<HttpBindings> & { facts?: RequestFacts | undefined };

/** What answers calls: the sandbox, or a proxy. */
export type RequestHandler = (request: Request, connection?: Connection) => Promise<Response>;
