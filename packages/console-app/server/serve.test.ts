import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { LogEntry } from './log.js';
import { serve, type RunningServer } from './serve.js';
import { readSettings } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'livery-serve-'));
const own = join(folder, 'releases/b/site/app');
const older = join(folder, 'releases/a/site/app');
const page =
  '<!doctype html><html><head><!--livery-server--><title>Console</title><link rel="icon" href="data:," /><script>boot()</script></head></html>';

interface Provider {
  server: Server;
  origin: string;
  isDown: boolean;
  /** Ends the answers that wait. */
  release: () => void;
}

/** An API with a theme of its own, which echoes what it is sent and opens terminals. */
async function provider(siteTheme: string): Promise<Provider> {
  const waiting: (() => void)[] = [];
  const server = createServer((incoming, response) => {
    if (own_.isDown) return void incoming.socket.destroy();
    const send = (body: object) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };
    if (incoming.url === '/v1/config/ui/config')
      send({ siteTheme, siteName: `<${siteTheme}> & Co`, chat: siteTheme === 'metal' ? { kind: 'crisp' } : undefined });
    else if (incoming.url === '/v1/slow') waiting.push(() => send({ siteTheme }));
    else if (incoming.url === '/v1/begun') incoming.once('data', (chunk: Buffer) => send({ begun: chunk.toString() }));
    else if (incoming.url === '/v1/whole') incoming.resume().on('end', () => send({ siteTheme }));
    else send({ siteTheme, headers: incoming.headers });
    return undefined;
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { headers }) => {
    socket.send(`${siteTheme} ${headers.origin}`);
    socket.on('message', (data) => socket.send(data));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own_: Provider = { server, origin, isDown: false, release: () => waiting.splice(0).forEach((one) => one()) };
  return own_;
}

let metal: Provider;
let reef: Provider;
let running: RunningServer;
let hostsFile: string;
const log: LogEntry[] = [];

const hostsOf = (others: object = {}) =>
  JSON.stringify({
    hosts: {
      'metal.example': {
        api: metal.origin,
        storage: 'https://s3.metal.example',
        terminals: { path: '/terminals/', to: metal.origin },
      },
      'reef.example': { api: reef.origin, terminals: 'wss://terminals.reef.example' },
      ...others,
    },
  });

const variables = () => ({
  LIVERY_HOSTS: hostsFile,
  LIVERY_ADDRESS: '127.0.0.1:0',
  LIVERY_ADMIN_ADDRESS: '127.0.0.1:0',
  LIVERY_RELEASES: join(folder, 'releases'),
});

beforeAll(async () => {
  for (const [files, name] of [
    [older, 'old'],
    [own, 'new'],
  ] as const) {
    mkdirSync(join(files, 'assets'), { recursive: true });
    writeFileSync(join(files, 'index.html'), page);
    writeFileSync(join(files, `assets/${name}-1.js`), `export const build = '${name}';`);
    writeFileSync(
      join(files, 'build.json'),
      JSON.stringify({ version: name, favicons: { metal: 'data:image/svg+xml,metal' } }),
    );
    writeFileSync(join(files, 'version.json'), JSON.stringify({ version: name }));
  }
  [metal, reef] = await Promise.all([provider('metal'), provider('reef')]);
  hostsFile = join(folder, 'hosts.json');
  writeFileSync(hostsFile, hostsOf());
  running = await serve(own, readSettings(variables()), (entry) => log.push(entry));
});

afterAll(async () => {
  await running.stop();
  for (const { server } of [metal, reef]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks the server for a host, by its own address. */
function ask(host: string, path: string, headers: Record<string, string> = {}, port = running.port): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

const admin = (path: string) => ask('localhost', path, {}, running.adminPort);

describe('one server for several hosts', () => {
  it('sends each the page, policy and answers of its own, under load', async () => {
    const names = ['metal', 'reef'] as const;
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const name = names[index % 2] ?? 'metal';
        const path = index % 4 < 2 ? '/app/compute' : '/v1/user';
        return { name, path, ...(await ask(`${name}.example`, path)) };
      }),
    );
    for (const { name, status, headers, body } of answers) {
      expect(status).toBe(200);
      const other = name === 'metal' ? 'reef' : 'metal';
      expect(body + headers['content-security-policy']).not.toContain(other);
    }
    const [calls, pages] = [true, false].map((isCall) =>
      answers.filter(({ path }) => path.startsWith('/v1/') === isCall),
    );
    for (const { name, body } of calls ?? []) expect(JSON.parse(body)).toMatchObject({ siteTheme: name });
    for (const { name, headers, body } of pages ?? []) {
      expect(body).toContain(`<meta name="livery-theme" content="${name}" />`);
      expect(body).toContain(`<title>&lt;${name}&gt; &amp; Co</title>`);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.includes('crisp.chat')).toBe(name === 'metal');
      expect(policy).toContain(name === 'metal' ? 'https://s3.metal.example' : 'wss://terminals.reef.example');
    }
    expect([calls?.length, pages?.length]).toEqual([200, 200]);
  });

  it.each(['other.example', 'metal.example.evil.example', 'evil.example:80', 'xmetal.example'])(
    'refuses %s, which is not named',
    async (host) => {
      for (const path of ['/app/', '/v1/user', '/app/assets/new-1.js', '/'])
        expect([path, (await ask(host, path)).status]).toEqual([path, 421]);
    },
  );

  it('knows a host by its port as well, and in capitals', async () => {
    expect((await ask('METAL.example:8443', '/app/')).body).toContain('content="metal"');
  });

  it('gives the page of before to a browser that has it, and another one under another policy', async () => {
    const first = await ask('metal.example', '/app/');
    const again = await ask('metal.example', '/app/', { 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body, again.headers['content-security-policy']]).toEqual([
      304,
      '',
      first.headers['content-security-policy'],
    ]);
    expect((await ask('reef.example', '/app/', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(200);
  });

  it('shows the favicon of the theme before anything is loaded', async () => {
    expect((await ask('metal.example', '/app/')).body).toContain('href="data:image/svg+xml,metal"');
  });

  it('answers for a theme that is a name of every object', async () => {
    const odd = await provider('constructor');
    writeFileSync(hostsFile, hostsOf({ 'odd.example': { api: odd.origin } }));
    running.reload();
    expect((await ask('odd.example', '/app/')).status).toBe(200);
    odd.server.closeAllConnections();
    odd.server.close();
    writeFileSync(hostsFile, hostsOf());
    running.reload();
  });

  it('goes on with what it knows while an API is down', async () => {
    await ask('metal.example', '/app/');
    metal.isDown = true;
    const { status, body } = await ask('metal.example', '/app/');
    expect([status, body.includes('content="metal"')]).toEqual([200, true]);
    expect((await ask('metal.example', '/v1/user')).status).toBe(502);
    expect((await ask('reef.example', '/v1/user')).status).toBe(200);
    metal.isDown = false;
  });

  it('takes the hosts anew when it is told to, and keeps them where the file is wrong', async () => {
    writeFileSync(hostsFile, hostsOf({ 'third.example': { api: reef.origin } }));
    running.reload();
    expect((await ask('third.example', '/v1/user')).status).toBe(200);
    writeFileSync(hostsFile, '{"hosts": {');
    running.reload();
    expect((await ask('third.example', '/v1/user')).status).toBe(200);
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', event: 'hosts' }));
    writeFileSync(hostsFile, hostsOf());
    running.reload();
    expect((await ask('third.example', '/v1/user')).status).toBe(421);
  });
});

describe('a body that comes without its length', () => {
  const begin = (path: string) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: running.port,
      path,
      method: 'POST',
      headers: { host: 'metal.example' },
    });
    outgoing.on('error', () => undefined);
    return { outgoing, answered: once(outgoing, 'response') as Promise<[IncomingMessage]> };
  };

  it('goes on as it comes, and is kept nowhere until its end', async () => {
    const { outgoing, answered } = begin('/v1/begun');
    outgoing.write('the beginning');
    const [response] = await answered;
    expect(await text(response)).toBe('{"begun":"the beginning"}');
    outgoing.destroy();
  });

  it.each([
    ['is refused above the limit, and says nothing of the API', 5, 413],
    ['is handed on below it', 3, 200],
  ])('%s', async (_what, megabytes, status) => {
    const told = log.length;
    const { outgoing, answered } = begin('/v1/whole');
    for (let sent = 0; sent < megabytes; sent += 1) outgoing.write(Buffer.alloc(2 ** 20));
    outgoing.end();
    const [response] = await answered;
    expect([response.statusCode, response.headers['x-livery-gateway']]).toEqual([status, undefined]);
    response.resume();
    // The connection is good for another request, also after the time that is left to one who goes on sending.
    const closed = vi.fn<() => void>();
    outgoing.socket?.once('close', closed);
    await new Promise((passed) => setTimeout(passed, 800));
    expect(closed).not.toHaveBeenCalled();
    expect(log.slice(told).filter(({ event }) => event === 'api')).toEqual([]);
  });
});

describe('the address of the site', () => {
  it.each(['/', '/app'])('%s leads to the console, with the referral code of a link', async (path) => {
    const { status, headers } = await ask('metal.example', `${path}?referral_code=AB%2B1`);
    expect([status, headers.location]).toEqual([302, '/app/?referral_code=AB%2B1']);
  });
});

describe('files', () => {
  it('of earlier builds are served beside those of this one, if they are named by what they hold', async () => {
    expect((await ask('metal.example', '/app/assets/new-1.js')).body).toContain("'new'");
    const old = await ask('metal.example', '/app/assets/old-1.js');
    expect([old.status, old.body]).toEqual([200, "export const build = 'old';"]);
    expect(old.headers['cache-control']).toContain('immutable');
    expect((await ask('metal.example', '/app/version.json')).body).toBe('{"version":"new"}');
  });

  it('and whatever else stands below them is told no type to guess', async () => {
    for (const path of ['new-1.js', 'never-1.js', '..%2findex.html', 'x%2f..%2f..%2fversion.json'])
      expect([path, (await ask('metal.example', `/app/assets/${path}`)).headers['x-content-type-options']]).toEqual([
        path,
        'nosniff',
      ]);
    expect((await ask('other.example', '/app/assets/new-1.js')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('that are in no build are not found, and no cache keeps that', async () => {
    const { status, headers } = await ask('metal.example', '/app/assets/never-1.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('what it says', () => {
  it('is that an encrypted connection is asked for, where a trusted server before it has one', async () => {
    const secure = await ask('metal.example', '/app/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toContain('max-age=63072000');
    expect((await ask('metal.example', '/app/')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('logs each request with its id, the one that the API and the browser get, and nothing secret', async () => {
    const id = 'request-0123456789';
    const secrets = { apikey: 'secret-key', authorization: 'Bearer secret-token', cookie: 'session=secret-cookie' };
    const { headers, body } = await ask('metal.example', '/v1/user?token=secret-query', {
      ...secrets,
      'x-request-id': id,
    });
    expect(headers['x-request-id']).toBe(id);
    const sent = JSON.parse(body) as { headers: Record<string, string> };
    expect(sent.headers).toMatchObject({
      'x-request-id': id,
      'x-forwarded-host': 'metal.example',
      apikey: 'secret-key',
    });
    await vi.waitFor(() => expect(log.some(({ request_id }) => request_id === id)).toBe(true));
    expect(log.find(({ request_id }) => request_id === id)).toMatchObject({
      event: 'request',
      path: '/v1/user',
      status: 200,
    });
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('takes no id that would have to be quoted in a log', async () => {
    const { headers } = await ask('metal.example', '/app/', { 'x-request-id': 'a"b{}<script>' });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('tells health, readiness, metrics by host, and for which hosts a certificate may be ordered', async () => {
    expect((await admin('/healthz')).status).toBe(200);
    expect((await admin('/readyz')).status).toBe(200);
    await ask('unknown.example', '/app/');
    const { body } = await admin('/metrics');
    expect(body).toMatch(/^livery_requests_total\{host="metal\.example",kind="page",status="200"\} \d+$/m);
    expect(body).toMatch(/^livery_requests_total\{host="unknown",kind="page",status="421"\} \d+$/m);
    expect(body).toMatch(/^livery_request_duration_seconds_bucket\{kind="call",le="\+Inf"\} \d+$/m);
    expect(body).not.toContain('unknown.example');
    expect((await admin('/host?domain=metal.example')).status).toBe(200);
    expect((await admin('/host?domain=evil.example')).status).toBe(404);
    // `new URL` would throw for it, and end the process.
    expect((await admin('//')).status).toBe(404);
  });

  it('counts a request that its sender gave up as that, not as answered', async () => {
    const gone = request({
      host: '127.0.0.1',
      port: running.port,
      path: '/v1/slow',
      headers: { host: 'metal.example' },
    });
    gone.on('error', () => undefined).end();
    await vi.waitFor(async () => expect((await admin('/metrics')).body).toMatch(/^livery_requests_open [1-9]/m));
    gone.destroy();
    await vi.waitFor(() =>
      expect(log.find(({ path, aborted }) => path === '/v1/slow' && aborted)).toMatchObject({ status: 499 }),
    );
    metal.release();
  });
});

it('answers a client that would rather speak HTTP/2', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  expect((await ask('metal.example', '/app/', headers)).status).toBe(200);
});

describe('terminals', () => {
  const open = (host: string, origin: string | undefined, path = '/terminals/vm-1') =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${running.port}${path}`, {
        headers: { host, ...(origin === undefined ? {} : { origin }) },
      });
      socket.on('message', (data: Buffer) => {
        resolve(data.toString());
        socket.close();
      });
      socket.on('unexpected-response', (_request, response) => resolve(String(response.statusCode)));
      socket.on('error', () => undefined);
    });

  it('are handed on to where those of the host are, for its own page', async () => {
    expect(await open('metal.example', 'http://metal.example')).toBe('metal http://metal.example');
  });

  it.each([
    ['another site', 'metal.example', 'https://evil.example', '/terminals/vm-1', '403'],
    ['another host of this server', 'metal.example', 'http://reef.example', '/terminals/vm-1', '403'],
    ['no page', 'metal.example', undefined, '/terminals/vm-1', '403'],
    ['a host whose terminals are elsewhere', 'reef.example', 'http://reef.example', '/terminals/vm-1', '404'],
    ['another path', 'metal.example', 'http://metal.example', '/v1/user', '404'],
    ['a path that leads out', 'metal.example', 'http://metal.example', '/terminals/%2e%2e/v1', '404'],
    ['a host that is not named', 'evil.example', 'http://evil.example', '/terminals/vm-1', '421'],
  ])('are refused for %s', async (_what, host, origin, path, status) => {
    expect(await open(host, origin, path)).toBe(status);
  });

  it.each(['/terminals/..\\v1', '/terminals/vm-1/..\\..\\v1', '/terminals/../v1', '/terminals/%5cv1', '//terminals/'])(
    'are refused at "%s", which leads out of their folder',
    async (path) => {
      const headers = {
        host: 'metal.example',
        origin: 'http://metal.example',
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'sec-websocket-version': '13',
      };
      expect((await ask('metal.example', path, headers)).status).toBe(404);
    },
  );

  it('that an API does not open answer as a gateway does, and the server goes on', async () => {
    metal.isDown = true;
    writeFileSync(
      hostsFile,
      hostsOf({ 'down.example': { api: reef.origin, terminals: { path: '/terminals/', to: 'http://127.0.0.1:9' } } }),
    );
    running.reload();
    expect(await open('down.example', 'http://down.example')).toBe('502');
    metal.isDown = false;
    writeFileSync(hostsFile, hostsOf());
    running.reload();
    expect((await admin('/healthz')).status).toBe(200);
  });
});

/** Asks for a terminal, and never closes its side of the connection. Resolves with the answer, once all of it has come. */
async function askForTerminal(port: number, path: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const headers = 'Host: metal.example\r\nOrigin: http://metal.example\r\nConnection: Upgrade\r\nUpgrade: websocket';
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'end');
  return answer;
}

describe('being stopped', () => {
  it('answers what is under way, says that it is not ready, and takes nothing new', async () => {
    const one = await serve(own, readSettings({ ...variables(), LIVERY_DRAIN_DELAY_SECONDS: '0.05' }), () => undefined);
    const slow = ask('metal.example', '/v1/slow', {}, one.port);
    await vi.waitFor(async () =>
      expect((await ask('metal.example', '/metrics', {}, one.adminPort)).body).toContain('livery_requests_open 1'),
    );
    const stopped = one.stop();
    expect((await ask('localhost', '/readyz', {}, one.adminPort)).status).toBe(503);
    await vi.waitFor(async () => {
      await expect(ask('metal.example', '/app/', {}, one.port)).rejects.toThrow(/ECONN|hang up/);
    });
    metal.release();
    expect((await slow).status).toBe(200);
    await stopped;
  });

  it('does not wait for terminals', async () => {
    const one = await serve(own, readSettings(variables()), () => undefined);
    const socket = new WebSocket(`ws://127.0.0.1:${one.port}/terminals/vm-1`, {
      headers: { host: 'metal.example', origin: 'http://metal.example' },
    });
    await once(socket, 'message');
    await Promise.all([once(socket, 'close'), one.stop()]);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  it('does not wait for those whose terminals were refused, by the server or by what stands behind it', async () => {
    const one = await serve(own, readSettings(variables()), () => undefined);
    expect(await askForTerminal(one.port, '/v1/user')).toMatch(/^HTTP\/1\.1 404 /);
    // No handshake of a WebSocket.
    expect(await askForTerminal(one.port, '/terminals/vm-1')).toMatch(/^HTTP\/1\.1 400 /);
    const metrics = await ask('localhost', '/metrics', {}, one.adminPort);
    expect(metrics.body).toMatch(/^livery_terminals_open 0$/m);
    await one.stop();
  });

  it('does not wait for ever', async () => {
    const one = await serve(own, readSettings({ ...variables(), LIVERY_DRAIN_SECONDS: '0.05' }), () => undefined);
    const hanging = ask('metal.example', '/v1/slow', {}, one.port).catch((error: Error) => error.message);
    await vi.waitFor(async () =>
      expect((await ask('metal.example', '/metrics', {}, one.adminPort)).body).toContain('livery_requests_open 1'),
    );
    await one.stop();
    expect(await hanging).toMatch(/hang up|ECONNRESET/);
    metal.release();
  });
});
