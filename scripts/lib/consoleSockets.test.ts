import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectTo, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createClient } from '@livery/api/client';
import { listVms } from '@livery/api/generated/operations/compute';
import { openVmConsole } from '@livery/api/generated/operations/extension';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { consoleSockets } from './consoleSockets.js';

const sandbox = createSandbox({ store: memoryStore() });
let server: ReturnType<typeof createServer>;
let sockets: ReturnType<typeof consoleSockets>;
beforeEach(async () => {
  server = createServer();
  sockets = consoleSockets(sandbox);
  server.on('upgrade', sockets.upgrade);
  await once(server.listen(0, 'localhost'), 'listening');
});
afterEach(() => {
  sockets.close();
  server.close();
});

it('opens a terminal for the pages of its own origin, and for no others', async () => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const credentials = () => ({ apiKey: 'demo' });
  const api = createClient({ origin, credentials, fetch: sandbox.fetch });
  const uuid = (await api.read(listVms, { location: 'jhv' })).find(({ name }) => name === 'web-1')?.uuid ?? '';
  const session = await api.change(openVmConsole, { location: 'jhv', uuid });
  const protocols = ['livery.console.v1', `livery.token.${session?.token}`];
  const connect = (from: string, address = session?.url ?? '') => new WebSocket(address, protocols, { origin: from });

  const [refused] = (await once(connect('https://elsewhere.example'), 'error')) as [Error];
  expect(refused.message).toContain('403');
  const [missing] = (await once(connect(origin, `${origin.replace('http', 'ws')}/sandbox/state`), 'error')) as [Error];
  expect(missing.message).toContain('404');

  const socket = connect(origin);
  let text = '';
  socket.on('message', (data: Buffer) => {
    text += data.toString();
    if (text.endsWith('$ ') && !text.includes('whoami\r\n')) socket.send(Buffer.from('whoami\rexit\r'));
  });
  const [code] = (await once(socket, 'close')) as [number];
  expect(socket.protocol).toBe('livery.console.v1');
  expect(text).toContain('whoami\r\nops\r\n');
  expect(code).toBe(1000);
});

const handshake = (target: string, host: string, origin = `http://${host}`) =>
  [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

/** The first line of the response to a handshake as it is sent, which no client library would send. */
async function statusOf(target: string, host?: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connectTo(port, 'localhost');
  socket.write(handshake(target, host ?? `localhost:${port}`));
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString().split('\r\n')[0] ?? '';
}

it.each(['//', '/\\', '//:99999', 'http://[', '/%'])('refuses the address %s and goes on serving', async (target) => {
  expect(await statusOf(target)).toMatch(/^HTTP\/1.1 404/);
  expect(await statusOf('/nowhere')).toMatch(/^HTTP\/1.1 404/);
});

it('refuses a host that is not this machine, even where the origin is the same', async () => {
  expect(await statusOf('/sandbox/screen/any', 'elsewhere.example')).toMatch(/^HTTP\/1.1 403/);
});

it('survives a connection that is reset while it is refused', () => {
  const socket = new PassThrough();
  const request = { url: '/nowhere', headers: {} } as Parameters<typeof sockets.upgrade>[0];
  sockets.upgrade(request, socket, Buffer.alloc(0));
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
});
