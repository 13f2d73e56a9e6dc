import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, data, type Mismatch } from '../client.js';
import type { Credentials } from '../client.js';

function clientThatGets(
  answer: Response | (() => Response | Promise<Response>),
  credentials: Credentials = { apiKey: 'demo' },
) {
  const requests: Request[] = [];
  const mismatches: Mismatch[] = [];
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => credentials,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve().then(() => (typeof answer === 'function' ? answer() : answer));
    },
    report: (mismatch) => mismatches.push(mismatch),
  });
  return { api, requests, mismatches };
}

const inJhv = { params: { path: { location: 'jhv' } } };

describe('authentication', () => {
  it.each([
    { name: 'the API key', credentials: { apiKey: 'key' }, header: 'key' },
    {
      name: 'the impersonation token instead',
      credentials: { apiKey: 'key', impersonationToken: 'token' },
      header: 'token',
    },
    { name: 'nothing before signing in', credentials: {}, header: null },
  ])('sends $name', async ({ credentials, header }) => {
    const { api, requests } = clientThatGets(Response.json([]), credentials);
    await api.GET('/config/locations');
    expect(requests[0]?.url).toBe('https://site.test/v1/config/locations');
    expect(requests[0]?.headers.get('apikey')).toBe(header);
  });
});

describe('bodies', () => {
  it('are forms', async () => {
    const { api, requests } = clientThatGets(Response.json({}));
    await api.POST('/{location}/user-resource/vm', {
      ...inJhv,
      body: {
        name: 'web & co',
        os_name: 'ubuntu',
        os_version: '24.04',
        username: 'ops',
        ram: 2048,
        vcpu: 2,
        reserve_public_ip: false,
        disks: [20, 40],
        cloud_init: undefined,
      },
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe(
      'name=web+%26+co&os_name=ubuntu&os_version=24.04&username=ops&ram=2048&vcpu=2&reserve_public_ip=false&disks%5B%5D=20&disks%5B%5D=40',
    );
  });

  it('keep their credentials and can be aborted', async () => {
    const { api, requests } = clientThatGets(new Response(null, { status: 204 }));
    const controller = new AbortController();
    const body = { uuid: '7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10' };
    await api.POST('/{location}/user-resource/vm/start', { ...inJhv, body, signal: controller.signal });
    controller.abort();
    expect(requests[0]?.headers.get('apikey')).toBe('demo');
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('answers', () => {
  it('give their data', async () => {
    const { api } = clientThatGets(Response.json([{ slug: 'jhv' }]));
    expect(await data(api.GET('/config/locations'))).toEqual([{ slug: 'jhv' }]);
  });

  it.each([
    { name: 'a 204', answer: () => new Response(null, { status: 204 }) },
    { name: 'plain text', answer: () => new Response('ok', { headers: { 'content-type': 'text/plain' } }) },
    { name: 'an empty success', answer: () => new Response('', { headers: { 'content-type': 'application/json' } }) },
  ])('are nothing for $name', async ({ answer }) => {
    const { api } = clientThatGets(answer);
    const body = { uuid: '7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10' };
    expect(await data(api.POST('/{location}/user-resource/vm/start', { ...inJhv, body }))).toBeUndefined();
    expect(await data(api.GET('/config/locations'))).toBeUndefined();
  });

  it.each([
    { name: 'a refusal', answer: () => Response.json({ message: 'No' }, { status: 403 }), kind: 'forbidden' },
    {
      name: 'an HTML page',
      answer: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      kind: 'bad-gateway',
    },
    {
      name: 'broken JSON',
      answer: () => new Response('[{"slug":', { headers: { 'content-type': 'application/json' } }),
      kind: 'content-type',
    },
    { name: 'a failed fetch', answer: () => Promise.reject(new TypeError('fetch failed')), kind: 'network' },
    {
      name: 'an answer that breaks off',
      answer: () =>
        new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })),
      kind: 'connection',
    },
  ])('throw for $name', async ({ answer, kind }) => {
    const { api } = clientThatGets(answer);
    await expect(api.GET('/config/locations')).rejects.toMatchObject({ kind });
  });

  it('leave an aborted call its AbortError', async () => {
    const { api } = clientThatGets(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(api.GET('/config/locations')).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('can be read as a file', async () => {
    const { api } = clientThatGets(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    const file = await data(api.GET('/config/locations', { parseAs: 'blob' }));
    expect(await file.text()).toBe('%PDF');
  });
});

describe('shape check', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('reports a mismatch once per operation and field, and the data arrives all the same', async () => {
    const wrong = [
      { name: 'vcpu', type: 'integer', constraints: [] },
      { name: 1, type: 'integer', constraints: [] },
      { name: 2, type: 'integer', constraints: [] },
    ];
    const { api, mismatches } = clientThatGets(() => Response.json(wrong));
    expect(await data(api.GET('/api/parameters/vm'))).toEqual(wrong);
    expect(await data(api.GET('/api/parameters/vm'))).toEqual(wrong);
    await vi.waitFor(() => expect(mismatches).toHaveLength(1));
    await data(api.GET('/{location}/user-resource/host_pool/list', inJhv));
    await vi.waitFor(() => expect(mismatches.some(({ operationId }) => operationId === 'listHostPools')).toBe(true));
    expect(mismatches.filter(({ operationId }) => operationId === 'getVmParameters')).toEqual([
      { operationId: 'getVmParameters', path: '[].name', message: 'expected string' },
    ]);
  });

  it('names an answer that is of another kind altogether', async () => {
    const { api, mismatches } = clientThatGets(() => Response.json({ oops: true }));
    await api.GET('/api/parameters/vm');
    await vi.waitFor(() =>
      expect(mismatches).toEqual([{ operationId: 'getVmParameters', path: '', message: 'expected array' }]),
    );
  });

  it('finds the one wrong entry of a long list', async () => {
    const list = Array.from({ length: 1000 }, (_, n) => ({
      name: n === 777 ? null : 'vcpu',
      type: 'integer',
      constraints: [],
    }));
    const { api, mismatches } = clientThatGets(() => Response.json(list));
    await api.GET('/api/parameters/vm');
    await vi.waitFor(() => expect(mismatches.map(({ path }) => path)).toEqual(['[].name']));
  });

  it('logs where nobody else listens, without the value', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = createClient({
      origin: 'https://site.test',
      credentials: () => ({}),
      fetch: () => Promise.resolve(Response.json([{ name: 1, type: 'secret', constraints: [] }])),
    });
    await api.GET('/api/parameters/vm');
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(log.mock.calls.join()).toContain('getVmParameters');
    expect(log.mock.calls.join()).not.toContain('secret');
  });
});
