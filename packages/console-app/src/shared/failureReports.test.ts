import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { runChange } from '@livery/api/queries/change';
import { setVmPassword } from '@livery/api/queries/compute';
import { recentReports } from '#integrations/error-reporting/report.js';
import { openPage } from '#testing/services.js';
import { createConsoleQueries } from './queries.js';
import { createStorage, memoryAreas } from './storage.js';

let written: MockInstance<typeof console.error>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const last = (): string => recentReports().split('\n').at(-1) ?? '';

describe('what a failed call reports', () => {
  /** A cache as the console has it, on a server that answers everything alike. */
  const queriesOn = (response: () => Response, areas = memoryAreas()) =>
    openPage({
      areas,
      address: { origin: 'https://site.test', pathname: '/app/', search: '', hash: '' },
      fetch: () => Promise.resolve(response()),
    }).get(createConsoleQueries);

  const refusal = () =>
    Response.json({ errors: { Error: 'Change password failed' }, correlation_id: 'c0ffee' }, { status: 500 });

  it('is which call it was and how it failed, and nothing of what was sent: neither the password, nor the name, nor the API key', async () => {
    const areas = memoryAreas();
    createStorage(areas).apiKey.set('key-of-mari');
    const variables = { location: 'jhv', uuid: 'vm-1', username: 'ops-user', password: 'Correct7Horse' };
    await expect(runChange(queriesOn(refusal, areas), setVmPassword, variables)).rejects.toThrow(
      'Change password failed',
    );
    expect(last()).toContain('{"operation":"setVmPassword","kind":"standard","status":500,"correlationId":"c0ffee"}');
    for (const sent of ['Correct7Horse', 'ops-user', 'key-of-mari']) {
      expect(recentReports()).not.toContain(sent);
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
