import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@livery/api/client';
import { listVms } from '@livery/api/generated/calls/compute';
import { openVmConsole } from '@livery/api/generated/calls/extension';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { consoleSockets } from './consoleSockets.js';

const server = createServer();
const sandbox = createSandbox({ store: memoryStore() });
const sockets = consoleSockets(sandbox);
server.on('upgrade', sockets.upgrade);
afterEach(() => {
  sockets.close();
  server.close();
});

it('opens a terminal for the pages of its own origin, and for no others', async () => {
  await once(server.listen(0, 'localhost'), 'listening');
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
