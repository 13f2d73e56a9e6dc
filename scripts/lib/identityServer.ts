import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { RequestHandler } from '../../packages/console-app/server/requestHandler.js';

interface IdentityServer {
  /** `http://localhost:4102` */
  origin: string;
  close: () => void;
}

/**
 * Listens for the test identity provider at an origin of its own. Plain HTTP is enough: on localhost its cookies are of the
 * console's own site, whatever the port. Port 0 is any free one. Rejects where the port is taken.
 */
export async function identityServer(port: number, handle: RequestHandler): Promise<IdentityServer> {
  let origin = '';
  const server = serve({
    // The sandbox knows its requests by this origin, by whatever name of the machine they came.
    fetch: (request) =>
      handle(new Request(new URL(new URL(request.url).pathname + new URL(request.url).search, origin), request)),
    port,
    hostname: 'localhost',
  });
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
