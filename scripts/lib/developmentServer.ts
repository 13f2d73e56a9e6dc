import { resolve } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { NetworkFault } from '@livery/api/sandbox/sandbox';
import { Hono } from 'hono';
import type { RequestHandler, Connection } from '../../packages/console-app/server/requestHandler.js';
import {
  consoleServer,
  limitedBody,
  type ConsoleApp,
  type Site,
} from '../../packages/console-app/server/consoleServer.js';
import { siteFiles } from '../../packages/console-app/server/siteFiles.js';
import { isOwnRequest } from './ownRequest.js';
import { answerForVendor } from './vendorStandIns.js';

/** Everything the page is made of lies here after `vite build`. */
export const consoleDist = resolve(import.meta.dirname, '../../packages/console-app/dist');

/**
 * Breaks the connection off. What it says is no HTTP: where nothing comes back at all, a browser quietly asks again on a
 * new connection, and nobody would see the fault.
 */
function hangUp({ outgoing }: Connection): Response {
  outgoing?.socket?.write('dropped\r\n');
  outgoing?.socket?.destroySoon();
  return RESPONSE_ALREADY_SENT;
}

/** Answers as the sandbox does, its faults of the network included. */
const withFaults =
  (api: RequestHandler): RequestHandler =>
  async (request, connection = {}) => {
    try {
      return await api(request);
    } catch (thrown) {
      if (thrown instanceof NetworkFault) return hangUp(connection);
      // Whoever called is gone, for example to another page: there is nobody to answer.
      if (request.signal.aborted) return RESPONSE_ALREADY_SENT;
      throw thrown;
    }
  };

/** The console of one site for whatever host it is asked by, with the operation of the sandbox where that is behind it. */
export function developmentServer({ dist = consoleDist, ...site }: Site & { dist?: string }): ConsoleApp {
  const files = siteFiles(dist);
  const onError = (error: Error): void => console.error(error);
  if (!site.sandbox) return consoleServer({ files, siteOf: () => site, onError });
  const app: ConsoleApp = new Hono<{ Bindings: Connection }>();
  const api = withFaults(site.api);
  const served: Site = { ...site, api };
  app.use(async (context, next) => {
    await next();
    if (context.res !== RESPONSE_ALREADY_SENT) context.header('x-content-type-options', 'nosniff');
  });
  app.use(limitedBody);
  app.all('/sandbox/*', ({ req, env }) => {
    const { host } = new URL(req.url);
    return isOwnRequest(host, req.header('origin')) ? api(req.raw, env) : new Response('Forbidden', { status: 403 });
  });
  // Vendors that cannot be reached from a machine of a developer or of a test.
  app.all('/vendors/*', ({ req }) => answerForVendor(req.raw));
  // Where the storage has no origin of its own: the sandbox answers S3 below the console's.
  if (!site.storage) app.all('/s3/*', ({ req, env }) => api(req.raw, env));
  app.route('/', consoleServer({ files, siteOf: () => served, onError }));
  return app;
}
