import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createSocketServer, type AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { originOf, proxyTo } from './proxy.js';

/** Headers by which a browser could say that it is somewhere else, beside those that are replaced. */
const claims = [
  'forwarded',
  'x-forwarded',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
];

/** Signals of the calls that are never answered. */
const never: AbortSignal[] = [];

const real = new Hono()
  .all('/v1/echo', async ({ req }) =>
    Response.json(
      { method: req.method, body: await req.text(), key: req.header('apikey'), search: new URL(req.url).search },
      { status: 418 },
    ),
  )
  .get('/v1/compressed', () => {
    const body = gzipSync('["tll","jhv"]');
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'content-length': String(body.byteLength),
      },
    });
  })
  .get('/v1/headers', ({ req }) => Response.json(req.header()))
  .get('/v1/never', ({ req }) => {
    never.push(req.raw.signal);
    return new Promise<Response>(() => undefined);
  })
  .delete('/v1/nothing', () => new Response(null, { status: 204 }));

const listening = serve({ fetch: real.fetch, port: 0, hostname: 'localhost' });
let origin = '';
beforeAll(async () => {
  if (!listening.listening) await new Promise((done) => listening.once('listening', done));
  const address = listening.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void listening.close());

describe('the proxy to a real API', () => {
  it('hands on method, body, key and answer', async () => {
    const answer = await proxyTo(origin)(
      new Request('http://console/v1/echo?a=1', { method: 'POST', body: 'name=web', headers: { apikey: 'k' } }),
    );
    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual({ method: 'POST', body: 'name=web', key: 'k', search: '?a=1' });
  });

  it('hands on what came compressed as it came', async () => {
    const answer = await proxyTo(origin)(new Request('http://console/v1/compressed'));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('["tll","jhv"]');
  });

  it('says where a request comes from, whatever that says of itself, and hands on nothing of the connection', async () => {
    const answer = await proxyTo(origin)(
      new Request('http://console/v1/headers', {
        headers: {
          ...Object.fromEntries(claims.map((name) => [name, '6.6.6.6'])),
          'x-forwarded-for': '6.6.6.6',
          'x-forwarded-host': 'evil.example',
          te: 'trailers',
          apikey: 'k',
        },
      }),
      { facts: { id: 'request-1', host: 'console.example', forwardedFor: '192.0.2.7', isSecure: true } },
    );
    const sent = (await answer.json()) as Record<string, string>;
    expect(sent).toMatchObject({
      apikey: 'k',
      host: new URL(origin).host,
      'x-request-id': 'request-1',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'console.example',
      'x-forwarded-proto': 'https',
    });
    for (const name of ['te', ...claims]) expect(sent).not.toHaveProperty(name);
  });

  it('answers gateway timeout where the answer does not begin', async () => {
    const onFailure = vi.fn<(message: string) => void>();
    const proxy = proxyTo(origin, { limits: { connect: 1000, response: 1, idle: 1000 }, onFailure });
    const answer = await proxy(new Request('http://console/v1/never'));
    expect([answer.status, answer.headers.get('x-livery-gateway')]).toEqual([504, 'no-answer']);
    expect(onFailure.mock.calls[0]?.[0]).toContain('no answer within 1 ms');
  });

  it('ends the call at the API when whoever asked has gone', async () => {
    const caller = new AbortController();
    const called = proxyTo(origin)(new Request('http://console/v1/never', { signal: caller.signal }));
    await vi.waitFor(() => expect(never.length).toBeGreaterThan(0));
    caller.abort();
    await called;
    await vi.waitFor(() => expect(never.every(({ aborted }) => aborted)).toBe(true));
  });

  it('hands on an answer without a body', async () => {
    const answer = await proxyTo(origin)(new Request('http://console/v1/nothing', { method: 'DELETE' }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'leaves nothing of a %s on the connection that the next request could begin with',
    async (method) => {
      const seen: string[] = [];
      const api = createServer((incoming, response) => {
        seen.push(`${incoming.method} ${incoming.url}`);
        incoming.resume().on('end', () => response.end(incoming.url));
      });
      api.listen(0, '127.0.0.1');
      await once(api, 'listening');
      const { port } = api.address() as AddressInfo;
      const proxy = proxyTo(`http://127.0.0.1:${port}`);
      const front = serve({ fetch: (request) => proxy(request), port: 0, hostname: '127.0.0.1' });
      if (!front.listening) await once(front, 'listening');
      const { port: at } = front.address() as AddressInfo;
      const inside = 'GET /v1/other HTTP/1.1\r\nhost: api\r\n\r\n';
      for (const head of [
        `content-length: ${inside.length}\r\n\r\n${inside}`,
        `transfer-encoding: chunked\r\n\r\n${inside.length.toString(16)}\r\n${inside}\r\n0\r\n\r\n`,
      ]) {
        const socket = connect(at, '127.0.0.1');
        socket.write(`${method} /v1/first HTTP/1.1\r\nhost: console\r\n${head}`);
        await once(socket, 'data');
        socket.destroy();
        const next = await fetch(`http://127.0.0.1:${at}/v1/next`);
        expect(await next.text()).toBe('/v1/next');
      }
      const both = [`${method} /v1/first`, 'GET /v1/next'];
      expect(seen).toEqual([...both, ...both]);
      front.close();
      api.closeAllConnections();
      api.close();
    },
  );

  it.each([
    ['a status that no response has', '999 Odd'],
    ['a status below all others', '099 Odd'],
    ['a switch to another protocol', '101 Switching Protocols'],
    ['one that names it', '101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket'],
  ])('answers bad gateway for %s, and goes on', async (_, status) => {
    const api = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 2\r\n\r\nno`));
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const onFailure = vi.fn<(message: string) => void>();
    const proxy = proxyTo(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, { onFailure });
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const answer = await proxy(new Request('http://console/v1/x', { method }));
      expect([answer.status, answer.headers.get('x-livery-gateway')]).toEqual([502, 'no-answer']);
    }
    expect(onFailure).toHaveBeenCalledOnce();
    api.close();
  });

  it('tells of an API that does not answer also after somebody gave up', async () => {
    const onFailure = vi.fn<(message: string) => void>();
    const proxy = proxyTo('http://localhost:9', { onFailure });
    await proxy(new Request('http://console/v1/x', { signal: AbortSignal.abort() }));
    expect(onFailure).not.toHaveBeenCalled();
    await proxy(new Request('http://console/v1/x'));
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('answers bad gateway where nobody answers, and tells why once', async () => {
    const onFailure = vi.fn<(message: string) => void>();
    const proxy = proxyTo('http://localhost:9', { onFailure });
    for (let time = 0; time < 2; time += 1) {
      const answer = await proxy(new Request('http://console/v1/x'));
      expect([answer.status, answer.headers.get('x-livery-gateway')]).toEqual([502, 'no-answer']);
    }
    expect(onFailure.mock.calls.map(([message]) => message)).toEqual([
      expect.stringMatching(/^http:\/\/localhost:9 does not answer: ./),
    ]);
  });
});

describe('the address of a real API', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['http://localhost:8080/', 'http://localhost:8080'],
  ])('may be %s', (text, expected) => expect(originOf(text)).toBe(expected));

  it.each(['api.example.com', 'https://api.example.com/v1', 'ftp://api.example.com', ' '])(
    'may not be "%s"',
    (text) => {
      expect(() => originOf(text)).toThrow('LIVERY_API is to be an origin');
    },
  );
});
