import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GeneralError, NetworkError } from '../errors.js';
import { ConsoleConnection, type ConnectionState } from './consoleConnection.js';

/** The server's end of a WebSocket. */
class FakeSocket extends EventTarget {
  sent: unknown[] = [];
  isClosed = false;
  constructor(readonly protocols: string[]) {
    super();
  }
  send = (data: unknown) => void this.sent.push(data);
  close = () => {
    this.isClosed = true;
  };
  open = () => this.dispatchEvent(new Event('open'));
  say = (text: string) =>
    this.dispatchEvent(new MessageEvent('message', { data: new TextEncoder().encode(text).buffer }));
  end = (code: number) => this.dispatchEvent(Object.assign(new Event('close'), { code }));
}

const network = { onLine: true };
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

function open({ url = 'wss://console.example.com/terminal/1' } = {}) {
  const sockets: FakeSocket[] = [];
  const pages: string[] = [];
  const failures: Error[] = [];
  let count = 0;
  let written = '';
  const connection = new ConsoleConnection({
    openSession: () => {
      const failure = failures.shift();
      count += 1;
      return failure ? Promise.reject(failure) : Promise.resolve({ url, token: `token-${count}`, expires_at: '' });
    },
    openSocket: (_, protocols) => {
      const socket = new FakeSocket(protocols);
      sockets.push(socket);
      return Promise.resolve(socket);
    },
    onPage: (address) => void pages.push(address),
  });
  const detach = connection.attach({
    write: (bytes) => (written += new TextDecoder().decode(bytes)),
    size: () => ({ columns: 100, rows: 30 }),
  });
  const phase = () => connection.current().phase;
  const last = () => sockets.at(-1) ?? new FakeSocket([]);
  return { connection, sockets, pages, failures, phase, last, detach, text: () => written };
}

it('offers the token as a subprotocol, tells the size of the terminal and sends what is typed', async () => {
  const { connection, last, phase, text } = open();
  connection.type('too early');
  expect(connection.sendCtrlAltDelete()).toBe(false);
  connection.connect();
  await pass(0);
  expect(last().protocols).toEqual(['livery.console.v1', 'livery.token.token-1']);
  last().open();
  expect(phase()).toBe('connected');
  connection.type('õ');
  expect(connection.sendCtrlAltDelete()).toBe(true);
  expect(last().sent).toEqual([
    '{"resize":{"columns":100,"rows":30}}',
    new TextEncoder().encode('õ'),
    '{"key":"ctrl-alt-delete"}',
  ]);
  last().say('welcome');
  expect(text()).toBe('welcome');
});

it('takes a lost connection up again with a new token, later each time until something comes', async () => {
  const { connection, sockets, last, phase } = open();
  connection.connect();
  await pass(0);
  const waited: number[] = [];
  connection.subscribe(() => {
    const state: ConnectionState = connection.current();
    if (state.phase === 'lost') waited.push(state.seconds);
  });
  for (const seconds of [1, 2, 4, 8, 15, 30, 30]) {
    last().end(1006);
    expect(phase()).toBe('lost');
    await pass(seconds);
  }
  expect(waited).toEqual([1, 2, 4, 8, 15, 30, 30]);
  expect(last().protocols[1]).toBe('livery.token.token-8');
  last().open();
  last().say('welcome');
  last().end(4401);
  await pass(1);
  expect(sockets).toHaveLength(9);
});

it.each([
  ['the session was left', 1000, 'left'],
  ['the machine runs no more', 4000, 'stopped'],
])('does not connect again by itself when %s', async (_, code, expected) => {
  const { connection, sockets, last, phase } = open();
  connection.connect();
  await pass(0);
  last().open();
  last().end(code);
  await pass(60);
  expect(phase()).toBe(expected);
  expect(sockets).toHaveLength(1);
});

it('waits for the network while the browser is offline', async () => {
  const { connection, sockets, last, phase } = open();
  connection.connect();
  await pass(0);
  network.onLine = false;
  last().end(1006);
  await pass(60);
  expect(phase()).toBe('offline');
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sockets).toHaveLength(2);
});

it('tells a session that fails for now from one that is refused', async () => {
  const { connection, failures, phase } = open();
  const refusal = (status: number) => new GeneralError('No', {}, { status });
  failures.push(new NetworkError(), refusal(409), refusal(403));
  connection.connect();
  await pass(0);
  expect(phase()).toBe('lost');
  await pass(1);
  expect(phase()).toBe('stopped');
  connection.connect();
  await pass(0);
  expect(connection.current()).toMatchObject({ phase: 'refused', error: { status: 403 } });
});

it('goes to a session that is a page', async () => {
  const { connection, sockets, pages } = open({ url: 'https://console.example.com/vnc' });
  connection.connect();
  await pass(0);
  expect(pages).toEqual(['https://console.example.com/vnc']);
  expect(sockets).toEqual([]);
});

it('hears nothing of a connection that was replaced or left', async () => {
  const { connection, sockets, last, phase, detach, text } = open();
  connection.connect();
  await pass(0);
  const first = last();
  connection.connect();
  await pass(0);
  last().open();
  first.say('late');
  first.end(1006);
  expect([first.isClosed, phase(), text()]).toEqual([true, 'connected', '']);
  detach();
  await pass(60);
  expect([last().isClosed, phase(), sockets.length]).toEqual([true, 'idle', 2]);
});
