import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { RequestFacts } from './requestHandler.js';
import type { TerminalProxy } from './hosts.js';
import { forwardedHeaders } from './proxy.js';

/** How many terminals are open at once, over all hosts. */
const mostOpen = 2000;
/** Until the other end has taken the connection, in ms. */
const handshakeTime = 10_000;

/** Statuses that a connection is refused with, by their reasons. */
const refusals = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
} as const;
type Refusal = keyof typeof refusals;

export interface TerminalOptions {
  /** Where the terminals of a host are handed on to; undefined for a host that is not served, `none` where it has none. */
  terminalsOf: (host: string) => TerminalProxy | 'none' | undefined;
  factsOf: (request: IncomingMessage) => RequestFacts;
  onEnd: (request: IncomingMessage, status: number) => void;
}

export interface Terminals {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  open: () => number;
  /** Ends all connections that came for one, and opens no more. */
  close: () => void;
}

/** Unlike other requests, one for a WebSocket is not limited by CORS: one without an origin is refused too. */
function isOwnPage({ headers: { origin } }: IncomingMessage, { host, isSecure }: RequestFacts): boolean {
  return origin === `${isSecure ? 'https' : 'http'}://${host}`;
}

/** Headers of a handshake that the other end needs. */
const handed = /^(sec-websocket-|origin$|cookie$|user-agent$|authorization$)/;

function head(status: string, headers: readonly string[]): string {
  const lines = headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1]}`] : []));
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Refuses a connection, and closes it: one that is only ended stays until the other end closes it too. What is still sent is
 * not kept, since a connection that is closed over it may lose the answer.
 */
function refuseSocket(socket: Duplex, status: string): void {
  socket.resume();
  socket.end(head(status, ['Connection', 'close', 'Content-Length', '0']), () => socket.destroy());
}

/**
 * Where a terminal is: the address that is asked for, at the origin of the terminals. Undefined for one outside of their
 * folder, and for one that is written in another way than it is read (dots, a backslash, what is encoded without need).
 */
function terminalAddress(requested: string, { path: folder, to }: TerminalProxy): URL | undefined {
  const [path = ''] = requested.split('?');
  if (!path.startsWith(folder) || /%2e|%2f|%5c/i.test(path) || !URL.canParse(requested, to)) return undefined;
  const address = new URL(requested, to);
  return address.origin === to && address.pathname === path ? address : undefined;
}

/** Hands the WebSockets of terminals on to where they are, for the pages of the host itself alone. */
export function terminalProxy({ terminalsOf, factsOf, onEnd }: TerminalOptions): Terminals {
  /** All that came for a terminal, those that are refused included, which Node no longer counts among its own. */
  const sockets = new Set<Duplex>();
  const open = new Set<Duplex>();
  let isClosed = false;

  return {
    open: () => open.size,
    close() {
      isClosed = true;
      for (const socket of sockets) socket.destroy();
    },
    upgrade(request, socket, first) {
      // Node removes its own listener before this event; without one, a reset connection would end the process.
      socket.on('error', () => socket.destroy());
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      const facts = factsOf(request);
      const refuse = (status: Refusal): void => {
        refuseSocket(socket, `${status} ${refusals[status]}`);
        onEnd(request, status);
      };
      const target = terminalsOf(facts.host);
      if (!target) return refuse(421);
      const address = target === 'none' ? undefined : terminalAddress(request.url ?? '', target);
      if (!address) return refuse(404);
      if (!isOwnPage(request, facts)) return refuse(403);
      if (isClosed || open.size >= mostOpen) return refuse(503);

      open.add(socket);
      let status = 502;
      socket.once('close', () => {
        open.delete(socket);
        onEnd(request, status);
      });
      const answer = (refusal: number, reason: string | undefined): void => {
        status = refusal;
        open.delete(socket);
        refuseSocket(socket, `${refusal} ${reason}`);
      };
      const own = Object.entries(request.headers).filter(([name]) => handed.test(name));
      const outgoing = (address.protocol === 'https:' ? httpsRequest : httpRequest)(address, {
        headers: {
          ...Object.fromEntries(own),
          ...forwardedHeaders(facts),
          connection: 'Upgrade',
          upgrade: 'websocket',
        },
        agent: false,
        timeout: handshakeTime,
      });
      socket.once('close', () => outgoing.destroy());
      outgoing.on('timeout', () => {
        if (status !== 101) answer(504, refusals[504]);
        outgoing.destroy();
      });
      outgoing.on('error', () => {
        if (socket.writable && status === 502) answer(502, refusals[502]);
      });
      // Refused by the other end: what it says beside the status is for a page, and a WebSocket shows none.
      outgoing.on('response', (response) => {
        response.resume();
        answer(response.statusCode ?? 502, response.statusMessage);
      });
      outgoing.on('upgrade', (response, upstream, firstBytes) => {
        status = 101;
        upstream.setTimeout(0);
        socket.write(head('101 Switching Protocols', response.rawHeaders));
        if (firstBytes.length > 0) socket.write(firstBytes);
        if (first.length > 0) upstream.write(first);
        upstream.on('error', () => socket.destroy());
        upstream.on('close', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
        upstream.pipe(socket).pipe(upstream);
      });
      outgoing.end();
    },
  };
}
