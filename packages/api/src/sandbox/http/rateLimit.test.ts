import { describe, expect, it } from 'vitest';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const limited = async (requests: number, per_ms: number): Promise<OpenSandbox> => {
  const open = openSandbox();
  await open.operate('settings', { rate_limit: { requests, per_ms } });
  return open;
};

const call = ({ sandbox }: OpenSandbox, key = 'demo'): Promise<Response> =>
  sandbox.fetch(new Request('http://sandbox.test/v1/user-resource/user', { headers: { apikey: key } }));

const statuses = async (open: OpenSandbox, count: number, key?: string): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, () => call(open, key)))).map(({ status }) => status);

describe('a rate limit', () => {
  it('is off until it is set, and can be ended', async () => {
    const open = openSandbox();
    expect(new Set(await statuses(open, 50))).toEqual(new Set([200]));
    await open.operate('settings', { rate_limit: { requests: 1, per_ms: 60_000 } });
    expect(await statuses(open, 2)).toEqual([200, 429]);
    expect((await open.operate('settings', { latency: 'off' })).body.rate_limit).toEqual({
      requests: 1,
      per_ms: 60_000,
    });
    expect((await open.operate('settings', { rate_limit: null })).body.rate_limit).toBeNull();
    expect(await statuses(open, 2)).toEqual([200, 200]);
  });

  it('says what it is and when to come back, by the clock of the sandbox', async () => {
    const open = await limited(2, 10_000);
    await statuses(open, 2);
    open.pass(3.5);
    const refused = await call(open);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await refused.json()).toEqual({ message: 'API rate limit exceeded', correlation_id: expect.any(String) });
    open.pass(6.5);
    expect(await statuses(open, 3)).toEqual([200, 200, 429]);
  });

  it('is for each API key on its own', async () => {
    const open = await limited(2, 10_000);
    expect(await statuses(open, 3)).toEqual([200, 200, 429]);
    expect(await statuses(open, 3, 'colleague')).toEqual([200, 200, 429]);
  });

  it('keeps the call from being made and leaves faults alone', async () => {
    const open = await limited(1, 10_000);
    await open.setFaults([{ operationId: 'getUser', status: 500, times: 1 }]);
    await open.ask('createNetwork', { path: { location: 'jhv' }, body: { name: 'first' } });
    await open.ask('createNetwork', { path: { location: 'jhv' }, body: { name: 'refused' } });
    expect((await call(open)).status).toBe(429);
    open.pass(10);
    expect((await call(open)).status).toBe(500);
    open.pass(10);
    const { body } = await open.ask('listNetworks', { path: { location: 'jhv' } });
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['first']));
    expect(body.map(({ name }) => name)).not.toContain('refused');
  });

  it.each([[{ requests: 0, per_ms: 1000 }], [{ requests: 5, per_ms: 0 }], [{ requests: 5 }], [7]])(
    'that cannot be, %o, is refused',
    async (rate_limit) => {
      expect((await openSandbox().operate('settings', { rate_limit })).status).toBe(400);
    },
  );
});
