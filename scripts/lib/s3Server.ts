import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isS3Address } from '@livery/api/sandbox/s3/request';
import { NetworkFault } from '@livery/api/sandbox/sandbox';
import type { RequestHandler } from '../../packages/console-app/server/requestHandler.js';

interface S3Server {
  /** `http://localhost:4101` */
  origin: string;
  close: () => void;
}

/**
 * Listens for S3 clients at an origin of its own, as a storage does, so that a browser asks for its CORS. Port 0 is any
 * free one. Nothing but S3 is served there: the sandbox is operated at the console's origin. Rejects where the port is taken.
 */
export async function s3Server(port: number, handle: RequestHandler): Promise<S3Server> {
  const server = serve({
    async fetch(request, { outgoing }: HttpBindings | Http2Bindings) {
      if (!isS3Address(new URL(request.url), new URL(origin))) return new Response('Not found', { status: 404 });
      try {
        return await handle(request);
      } catch (thrown) {
        if (thrown instanceof NetworkFault) outgoing.socket?.destroy();
        else if (!request.signal.aborted) throw thrown;
        return RESPONSE_ALREADY_SENT;
      }
    },
    port,
    hostname: 'localhost',
  });
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
