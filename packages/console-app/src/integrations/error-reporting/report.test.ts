import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { runChange } from '@livery/api/queries/change';
import { setVmPassword } from '@livery/api/queries/compute';
import { createConsoleQueries } from '#shared/queries.js';
import { storage } from '#shared/storage.js';
import { report, scrub, trail } from './report.js';

let written: MockInstance<typeof console.error>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const last = (): string => trail().split('\n').at(-1) ?? '';

describe('report', () => {
  it('says when, what and in which context, to the browser and in the trail', () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 2, 14, 12) });
    report('The answer does not match the contract', { operation: 'listVms', paths: ['0.name'], count: 2 });
    vi.useRealTimers();
    expect(last()).toBe(
      '2025-03-14T12:00:00.000Z The answer does not match the contract {"operation":"listVms","paths":["0.name"],"count":2}',
    );
    expect(written.mock.calls).toEqual([
      ['The answer does not match the contract', { operation: 'listVms', paths: ['0.name'], count: 2 }],
    ]);
  });

  it('never holds a secret, however deep', () => {
    const answer = scrub({
      name: 'web',
      body: [{ password: 'Secret1a', apikey: 'k', nested: { client_secret: 's', ok: 1 } }],
    });
    expect(answer).toEqual({
      name: 'web',
      body: [{ password: '[filtered]', apikey: '[filtered]', nested: { client_secret: '[filtered]', ok: 1 } }],
    });
  });

  it.each(['password', 'apikey', 'token', 'access_token', 'id_token', 'client_secret'])(
    'filters a field named %s, in the trail and in the browser',
    (name) => {
      report('Something failed', { [name]: 'hush-hush', nested: { [name]: { deeper: 'hush-hush' } } });
      expect(last()).not.toContain('hush-hush');
      expect(JSON.stringify(written.mock.calls)).not.toContain('hush-hush');
      expect(last()).toContain('[filtered]');
    },
  );

  it('keeps what is no secret as it was at the time', () => {
    const context = { status: 502, correlationId: 'c0ffee', mayRetry: true, missing: null, list: [1, 'two'] };
    report('Something failed', context);
    context.list.push(3);
    expect(last()).toContain(JSON.stringify({ ...context, list: [1, 'two'] }));
  });

  it('stops at a depth of 8', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(scrub(loop))).toContain('[deep]');
  });

  it('keeps the last 40', () => {
    for (let count = 1; count <= 45; count += 1) report(`report ${count}`);
    const lines = trail().split('\n');
    expect(lines).toHaveLength(40);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z report 6 \{\}$/);
  });

  it('starts with an empty trail', async () => {
    vi.resetModules();
    expect((await import('./report.js')).trail()).toBe('');
  });
});

describe('what a failed call reports', () => {
  /** A cache as the console has it, on a server that answers everything alike. */
  const queriesOn = (answer: () => Response) =>
    createConsoleQueries({
      address: { origin: 'https://site.test', pathname: '/app/', search: '', hash: '' },
      assign: () => undefined,
      replace: () => undefined,
      reload: () => undefined,
      rename: () => undefined,
      fetch: () => Promise.resolve(answer()),
    });

  const refusal = () =>
    Response.json({ errors: { Error: 'Change password failed' }, correlation_id: 'c0ffee' }, { status: 500 });

  it('is which call it was and how it failed, and nothing of what was sent: neither the password, nor the name, nor the API key', async () => {
    storage.apiKey.set('key-of-mari');
    const variables = { location: 'jhv', uuid: 'vm-1', username: 'ops-user', password: 'Correct7Horse' };
    await expect(runChange(queriesOn(refusal), setVmPassword, variables)).rejects.toThrow('Change password failed');
    storage.apiKey.clear();
    expect(last()).toContain('{"operation":"setVmPassword","kind":"standard","status":500,"correlationId":"c0ffee"}');
    for (const sent of ['Correct7Horse', 'ops-user', 'key-of-mari']) {
      expect(trail()).not.toContain(sent);
      expect(JSON.stringify(written.mock.calls)).not.toContain(sent);
    }
  });

  it('is one report for one failure', async () => {
    const queries = queriesOn(refusal);
    const call = queries.fetchQuery({
      queryKey: ['failing'],
      retry: false,
      queryFn: () => Promise.reject(new Error('No')),
    });
    await expect(call).rejects.toThrow('No');
    expect(written).toHaveBeenCalledTimes(1);
    expect(last()).toMatch(/Z No \{"operation":"failing"\}$/);
  });
});
