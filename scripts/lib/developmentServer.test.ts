import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { checkDocument } from '@livery/api/domain/billingForm';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteConfigOf } from '../../packages/console-app/server/siteConfigs.js';
import { developmentServer } from './developmentServer.js';

const dist = mkdtempSync(join(tmpdir(), 'livery-dist-'));
const page = '<!doctype html><html><head><!--livery-server--><script>boot()</script></head><body></body></html>';
const script = 'export const answer = 42;\n'.repeat(100);

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets/main-1.js'), script);
});
afterAll(() => rmSync(dist, { recursive: true }));

const api = async (request: Request) => Response.json({ path: new URL(request.url).pathname, siteTheme: 'metal' });
const server = (sandbox: boolean) => developmentServer({ api, sandbox, dist, config: () => siteConfigOf(api) });

describe('the console server', () => {
  it('leads from the root to the console', async () => {
    const response = await server(true).request('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/app/']);
  });

  it.each(['/app/', '/app/compute/vm/tll/1', '/app/referral/SAVE50%'])(
    'answers %s with the page and its theme',
    async (path) => {
      const response = await server(true).request(path);
      const html = await response.text();
      expect(html).toContain('<meta name="livery-theme" content="metal" />');
      expect(html).toContain('<meta name="livery-sandbox" content="on" />');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('allows no script in the page but its own, by its hash', async () => {
    const policy = (await server(true).request('/app/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('lets the page talk to the object storage, by path and by host, and to nothing else', async () => {
    const storage = 'http://localhost:4101';
    const app = developmentServer({ api, sandbox: true, dist, storage, config: () => Promise.resolve(undefined) });
    const policyOf = async (one: typeof app) =>
      (await one.request('/app/')).headers.get('content-security-policy')?.split('; ') ?? [];
    expect(await policyOf(app)).toContain(`connect-src 'self' ${storage} http://*.localhost:4101`);
    expect(await policyOf(server(true))).toContain("connect-src 'self'");
  });

  it('keeps built files for good, compressed where the browser takes it', async () => {
    const response = await server(true).request('/app/assets/main-1.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(script.length / 4);
  });

  it('has no file outside of what was built', async () => {
    expect((await server(true).request('/app/assets/missing.js')).status).toBe(404);
    const outside = await server(true).request('/app/..%2f..%2f..%2fetc%2fpasswd');
    expect(await outside.text()).not.toContain('root:');
  });

  it('has none of a folder beside the built one, however the path is written', async () => {
    const beside = `${dist}-without-mock-api`;
    mkdirSync(beside, { recursive: true });
    writeFileSync(join(beside, 'secret.js'), 'export const secret = true;\n');
    const name = basename(beside);
    for (const path of [
      `..%2f${name}%2fsecret.js`,
      `assets%2f..%2f..%2f${name}%2fsecret.js`,
      `..%5c${name}%5csecret.js`,
    ])
      expect(await (await server(true).request(`/app/${path}`)).text()).not.toContain('secret');
    rmSync(beside, { recursive: true });
  });

  it('serves a file under each spelling of its path as the same file, read once', async () => {
    const app = server(true);
    const first = await app.request('/app/assets/main-1.js');
    expect(await first.text()).toBe(script);
    rmSync(join(dist, 'assets/main-1.js'));
    const spelled = await app.request('/app/x%2f..%2fassets%2fmain-1.js');
    writeFileSync(join(dist, 'assets/main-1.js'), script);
    expect(await spelled.text()).toBe(script);
    expect(spelled.headers.get('cache-control')).toContain('immutable');
  });

  it('never sends the page without its policy, however its path is written', async () => {
    for (const path of ['index.html', 'x%2f..%2findex.html', '.%2findex.html'])
      expect((await server(true).request(`/app/${path}`)).headers.get('content-security-policy')).toContain(
        'script-src',
      );
  });

  it('lets no browser guess the type of a response, and store none of the API', async () => {
    const app = server(true);
    for (const path of [
      '/',
      '/app/',
      '/app/assets/main-1.js',
      '/app/assets/missing.js',
      '/v1/user',
      '/sandbox/state',
      '/nowhere',
    ])
      expect([path, (await app.request(path)).headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect((await app.request('/v1/user')).headers.get('cache-control')).toBe('no-store');
    expect((await app.request('/app/assets/main-1.js')).headers.get('cache-control')).not.toContain('no-store');
  });

  it('stores no response of a real API either, whatever that says', async () => {
    const real = developmentServer({
      api: () => Promise.resolve(Response.json([], { headers: { 'cache-control': 'public, max-age=600' } })),
      sandbox: false,
      dist,
      config: () => Promise.resolve(undefined),
    });
    expect((await real.request('/v1/user')).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['http://localhost:4100', 'http://127.0.0.1:4100', 'http://[::1]:4100'])(
    'lets the pages of %s and programs without an origin operate the sandbox, and nobody else',
    async (own) => {
      const reset = async (origin: string | undefined, from = own) =>
        (
          await server(true).request(`${from}/sandbox/reset`, {
            method: 'POST',
            headers: { host: new URL(from).host, ...(origin === undefined ? {} : { origin }) },
          })
        ).status;
      expect(await reset(own)).toBe(200);
      expect(await reset(undefined)).toBe(200);
      for (const foreign of ['https://elsewhere.example', 'http://localhost:4101', 'null', ''])
        expect([foreign, await reset(foreign)]).toEqual([foreign, 403]);
      // A name of somebody else's that leads to this machine: there the origin is the host.
      expect(await reset('http://elsewhere.example:4100', 'http://elsewhere.example:4100')).toBe(403);
      expect(await reset(undefined, 'http://localhost.elsewhere.example:4100')).toBe(403);
    },
  );

  it('takes no body larger than any call sends, from the sandbox or from a proxy', async () => {
    const send = async (sandbox: boolean, size: number) => {
      const body = 'x'.repeat(size);
      const headers = { 'content-length': String(size) };
      return (await server(sandbox).request('/v1/jhv/user-resource/vm', { method: 'POST', body, headers })).status;
    };
    // The largest document of a billing account, in base64, with the other fields.
    expect(checkDocument({ name: 'scan.pdf', size: 2 * 2 ** 20 })).toEqual([]);
    expect(await send(true, Math.ceil((2 * 2 ** 20) / 3) * 4 + 10_000)).toBe(200);
    expect(await send(true, 4 * 2 ** 20 + 1)).toBe(413);
    expect(await send(false, 4 * 2 ** 20 + 1)).toBe(413);
  });

  it('breaks the connection off where nobody is to answer, and answers the next call', async () => {
    const sandbox = createSandbox({ store: memoryStore() });
    const app = developmentServer({
      api: sandbox.fetch,
      sandbox: true,
      dist,
      config: () => Promise.resolve(undefined),
    });
    const listening = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    const body = JSON.stringify([{ operationId: 'listLocations', network: true, times: 1 }]);
    await fetch(`${origin}/sandbox/faults`, { method: 'POST', body });
    await expect(fetch(`${origin}/v1/config/locations`)).rejects.toThrow(TypeError);
    expect((await fetch(`${origin}/v1/config/locations`)).status).toBe(200);
    if ('closeAllConnections' in listening) listening.closeAllConnections();
    listening.close();
  });

  it('says nothing of a call that was given up during its latency', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sandbox = createSandbox({ store: memoryStore(), latency: 'slow' });
    let given: Promise<PromiseSettledResult<Response>[]> | undefined;
    const answering = (request: Request) => {
      const response = sandbox.fetch(request);
      given = Promise.allSettled([response]);
      return response;
    };
    const app = developmentServer({ api: answering, sandbox: true, dist, config: () => Promise.resolve(undefined) });
    const listening = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const caller = new AbortController();
    const call = fetch(`http://localhost:${port}/v1/config/locations`, { signal: caller.signal });
    await vi.waitFor(() => expect(given).toBeDefined());
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(await given).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }]);
    await new Promise(setImmediate);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    if ('closeAllConnections' in listening) listening.closeAllConnections();
    listening.close();
  });

  it('hands calls to the API; the sandbox is operated only where there is one', async () => {
    expect(await (await server(true).request('/v1/config/locations')).json()).toMatchObject({
      path: '/v1/config/locations',
    });
    expect(await (await server(true).request('/sandbox/state')).json()).toMatchObject({ path: '/sandbox/state' });
    expect((await server(false).request('/sandbox/state')).status).toBe(404);
    expect(await (await server(true).request('/s3/shop/a')).json()).toMatchObject({ path: '/s3/shop/a' });
    expect((await server(false).request('/s3/shop/a')).status).toBe(404);
    expect(await (await server(false).request('/app/')).text()).not.toContain('livery-sandbox');
  });
});
