import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { consoleProtocol, isConsolePath } from '@livery/api/sandbox/console/server';
import type { Sandbox } from '@livery/api/sandbox/sandbox';
import { WebSocketServer, type WebSocket } from 'ws';
import { isOwnRequest } from './ownRequest.js';

/** Far more than anyone pastes, in bytes. */
const largestMessage = 2 ** 20;

/** What a server does with a connection that becomes a WebSocket. */
export interface ConsoleSockets {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends all that are open. */
  close: () => void;
}

/** Answers what is no terminal, or comes from a page of another origin. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Unlike other requests, one for a WebSocket is not limited by CORS: one without an origin is refused too. */
const isOwnPage = ({ headers: { origin, host = '' } }: IncomingMessage): boolean =>
  origin !== undefined && isOwnRequest(host, origin);

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Uint8Array {
  return Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
}

/** Serves the terminals of the sandbox's machines over WebSocket, to the pages of this server alone. */
export function consoleSockets({ connectConsole }: Pick<Sandbox, 'connectConsole'>): ConsoleSockets {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    handleProtocols: (offered) => (offered.has(consoleProtocol) ? consoleProtocol : false),
  });

  async function open(socket: WebSocket, path: string, protocols: readonly string[]): Promise<void> {
    const connecting = connectConsole(
      { path, protocols },
      { send: (bytes) => socket.send(bytes), close: (code, reason) => socket.close(code, reason) },
    );
    // Heard from the beginning: what is said before the connection stands waits for it.
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? bytesOf(data) : new TextDecoder().decode(bytesOf(data));
      void connecting.then((connection) => connection?.receive(message));
    });
    socket.on('close', () => void connecting.then((connection) => connection?.closed()));
    if (!(await connecting)) socket.terminate();
  }

  return {
    upgrade(request, socket, head) {
      // Node removes its own listener before this event; without one, a reset connection would end the process.
      socket.on('error', () => socket.destroy());
      // Not `new URL`, which throws for `//`: an exception here would end the process as well.
      const [pathname = ''] = (request.url ?? '').split('?');
      const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
      if (!isConsolePath(pathname)) refuse(socket, '404 Not Found');
      else if (!isOwnPage(request)) refuse(socket, '403 Forbidden');
      else {
        server.handleUpgrade(request, socket, head, (opened) => {
          // What goes wrong on a connection ends it, which is told by its end.
          opened.on('error', () => undefined);
          open(opened, pathname, protocols).catch(() => opened.terminate());
        });
      }
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
