import { describe, expect, it } from 'vitest';
import { memoryStore } from '../store/memory.js';
import { jhv } from '../testing/machines.js';
import { openSandbox } from '../testing/openSandbox.js';
import { createLatency, type LatencyProfile } from './latency.js';
import { contractRequest } from './request.js';

const times = (profile: LatencyProfile, method: string): number[] => {
  const latency = createLatency();
  return Array.from({ length: 200 }, () => latency.beforeCall(profile, method));
};
const longest = (all: number[]): number => Math.max(...all);
const shortest = (all: number[]): number => Math.min(...all);

describe('the latency of a call', () => {
  it('varies, and is the same again in another sandbox', () => {
    const reads = times('typical', 'GET');
    expect(new Set(reads).size).toBeGreaterThan(100);
    expect(times('typical', 'GET')).toEqual(reads);
  });

  it('is longer for a change than for a read, and much longer with a slow provider', () => {
    for (const method of ['GET', 'POST']) {
      expect(shortest(times('typical', method))).toBeGreaterThan(0);
      expect(shortest(times('slow', method))).toBeGreaterThan(longest(times('typical', 'GET')));
    }
    expect(shortest(times('typical', 'PATCH'))).toBeGreaterThan(shortest(times('typical', 'GET')));
    expect(longest(times('typical', 'PATCH'))).toBeGreaterThan(longest(times('typical', 'GET')));
  });

  it('grows with the rows of the answer', () => {
    const { beforeResponse } = createLatency();
    expect(beforeResponse('typical', 14)).toBeLessThan(1);
    expect(beforeResponse('typical', 10_000)).toBe(600);
    expect(beforeResponse('slow', 10_000)).toBeGreaterThan(600);
  });

  it('is none when it is off', () => {
    expect(longest(times('off', 'POST'))).toBe(0);
    expect(createLatency().beforeResponse('off', 10_000)).toBe(0);
  });
});

describe('the setting', () => {
  it('is off until it is set, and is told', async () => {
    const open = openSandbox();
    expect((await open.operate('settings', {})).body.latency).toBe('off');
    expect((await open.operate('settings', { latency: 'slow' })).body.latency).toBe('slow');
    expect((await open.operate('settings', {})).body.latency).toBe('slow');
    expect((await open.operate('settings', { latency: 'endless' })).status).toBe(400);
  });

  it('lets a caller give up, and the call is not made then', async () => {
    const open = openSandbox({ latency: 'slow' });
    const caller = new AbortController();
    const call = { path: jhv, body: { name: 'Never' }, key: 'demo' };
    const request = contractRequest('http://sandbox.test', 'createNetwork', call);
    const reply = open.sandbox.fetch(new Request(request, { signal: caller.signal }));
    setTimeout(() => caller.abort(), 1);
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    await open.operate('settings', { latency: 'off' });
    const { body } = await open.ask('listNetworks', { path: jhv });
    expect(body.map(({ name }) => name)).not.toContain('Never');
  });

  it('stays over a restart and ends with a reset, unless the restart asks for another', async () => {
    const store = memoryStore();
    const latencyOf = async (latency: LatencyProfile) =>
      (await openSandbox({ store, latency }).operate('settings', {})).body.latency;
    await openSandbox({ store, latency: 'off' }).operate('settings', { latency: 'slow' });
    expect(await latencyOf('off')).toBe('slow');
    expect(await latencyOf('typical')).toBe('typical');
    expect(await latencyOf('typical')).toBe('typical');
    const last = openSandbox({ store, latency: 'typical' });
    await last.operate('settings', { latency: 'off' });
    expect((await last.operate('reset', {})).body.latency).toBe('typical');
  });
});
