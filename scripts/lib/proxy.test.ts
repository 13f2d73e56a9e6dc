import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { originOf, proxyTo } from './proxy.js';

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
    const response = await proxyTo(origin)(
      new Request('http://console/v1/echo?a=1', { method: 'POST', body: 'name=web', headers: { apikey: 'k' } }),
    );
    expect(response.status).toBe(418);
    expect(await response.json()).toEqual({ method: 'POST', body: 'name=web', key: 'k', search: '?a=1' });
  });

  it('hands on what came compressed as what it is by then', async () => {
    const response = await proxyTo(origin)(new Request('http://console/v1/compressed'));
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'application/json' });
    expect(response.headers.has('content-encoding') || response.headers.has('content-length')).toBe(false);
    expect(await response.json()).toEqual(['tll', 'jhv']);
  });

  it('hands on an answer without a body', async () => {
    const response = await proxyTo(origin)(new Request('http://console/v1/nothing', { method: 'DELETE' }));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('says bad gateway when nobody answers, and at the terminal why, once', async () => {
    const message = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const proxy = proxyTo('http://localhost:9');
    expect((await proxy(new Request('http://console/v1/x'))).status).toBe(502);
    expect((await proxy(new Request('http://console/v1/x'))).status).toBe(502);
    expect(message.mock.calls).toEqual([[expect.stringMatching(/^http:\/\/localhost:9 does not answer: ./)]]);
    message.mockRestore();
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
