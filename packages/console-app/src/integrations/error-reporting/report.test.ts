import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { report, scrub, recentReports } from './report.js';

let written: MockInstance<typeof console.error>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const last = (): string => recentReports().split('\n').at(-1) ?? '';

describe('report', () => {
  it('says when, what and in which context, to the browser and in the trail', () => {
    vi.useFakeTimers({ now: Date.UTC(2025, 2, 14, 12) });
    report('The answer does not match the contract', { operation: 'listVms', paths: ['0.name'], count: 2 });
    vi.useRealTimers();
    expect(last()).toBe(
      '2025-03-14T12:00:00.000Z The answer does not match the contract {"operation":"listVms","paths":["0.name"],"count":2}',
    );
    expect(written.mock.calls).toEqual([
      ['The answer does not match the contract {"operation":"listVms","paths":["0.name"],"count":2}'],
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
    const lines = recentReports().split('\n');
    expect(lines).toHaveLength(40);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z report 6 \{\}$/);
  });

  it('starts with an empty trail', async () => {
    vi.resetModules();
    expect((await import('./report.js')).recentReports()).toBe('');
  });
});
