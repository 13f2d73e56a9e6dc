import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onWebSocket } from './webSocketUpgrades.js';

const server = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    response.end(`${incoming.method} ${incoming.url} ${incoming.headers.upgrade} ${body}`);
  });
});
onWebSocket(server, (_request, socket) =>
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

async function ask(upgrade: string, body = ''): Promise<[number | undefined, string]> {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade, 'http2-settings': 'AAMAAABk' };
  const sent = request({ port: port(), path: '/app/?a=1', method: body ? 'POST' : 'GET', headers });
  const answered = once(sent.end(body), 'response') as Promise<[IncomingMessage]>;
  const [response] = await answered;
  return [response.statusCode, await text(response)];
}

it('answers who asks for another protocol as if they had not, bodies included', async () => {
  expect(await ask('h2c')).toEqual([200, 'GET /app/?a=1 undefined ']);
  expect(await ask('TLS/1.2, h2c', 'x'.repeat(100_000))).toEqual([
    200,
    `POST /app/?a=1 undefined ${'x'.repeat(100_000)}`,
  ]);
});

it('hands WebSockets on', async () => {
  expect(await ask('websocket')).toEqual([404, '']);
  expect(await ask('h2c, WebSocket')).toEqual([404, '']);
});

it('goes on with the connection', async () => {
  const socket = connect(port(), '127.0.0.1');
  const asks = 'GET /1 HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n';
  socket.write(`${asks}GET /2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const said = await text(socket);
  expect(said.match(/GET \/\d/g)).toEqual(['GET /1', 'GET /2']);
});
