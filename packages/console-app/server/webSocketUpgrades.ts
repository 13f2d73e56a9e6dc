import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const tokensOf = (header: string | undefined): string[] => (header ?? '').split(',').map((token) => token.trim());

const isWebSocket = ({ headers: { upgrade } }: IncomingMessage): boolean =>
  tokensOf(upgrade).some((token) => token.toLowerCase() === 'websocket');

/** Headers that are about the other protocol alone. */
const ofUpgrade = new Set(['upgrade', 'http2-settings', 'connection']);

/** The request as it was sent, but for its wish for another protocol. */
function withoutUpgrade({ method, url, httpVersion, rawHeaders, headers: { connection } }: IncomingMessage): Buffer {
  const kept = tokensOf(connection).filter((token) => !ofUpgrade.has(token.toLowerCase()));
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !ofUpgrade.has(name.toLowerCase()) ? [`${name}: ${rawHeaders[at + 1]}`] : [],
  );
  if (kept.length > 0) headers.push(`Connection: ${kept.join(', ')}`);
  return Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1');
}

/**
 * Hands connections that become WebSockets on. A request that asks for any other protocol (`h2c`, as some clients do of every
 * server) is answered as if it had not asked (RFC 9110, section 7.8): it is read once more without that, with its body.
 */
export function onWebSocket(server: Server, upgrade: Upgrade): void {
  server.on('upgrade', (request, socket, head) => {
    if (isWebSocket(request)) return upgrade(request, socket, head);
    socket.unshift(Buffer.concat([withoutUpgrade(request), head]));
    return server.emit('connection', socket);
  });
}
