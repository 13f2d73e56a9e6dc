import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runChange } from '@livery/api/queries/change';
import { listVms } from '@livery/api/generated/operations/compute';
import { setVmPassword, startVm, vmList } from '@livery/api/queries/compute';
import { openPage } from '#testing/services.js';
import type { BrowserEnvironment } from './environment.js';
import { createConsoleQueries } from './queries.js';
import { createServer } from './server.js';
import { createStorage, memoryAreas, type StorageAreas } from './storage.js';

const address = { origin: 'https://site.test', pathname: '/app/compute', search: '?all=1', hash: '' };
const onVm = { location: 'jhv', uuid: 'vm-1' };

/** A report is one line: its message, then its context as JSON. */
function reportOf(line: string): unknown[] {
  const at = line.indexOf(' {');
  return [line.slice(0, at), JSON.parse(line.slice(at))];
}

/** A page whose server gives one response, and what went to the report of it. */
function pageWith(response: () => Response) {
  const assign = vi.fn<BrowserEnvironment['assign']>();
  const services = openPage({ areas, address, assign, fetch: () => Promise.resolve(response()) });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    services,
    queries: services.get(createConsoleQueries),
    assign,
    reports: () => log.mock.calls.map(([line]) => reportOf(String(line))),
  };
}

let areas: StorageAreas;
beforeEach(() => {
  areas = memoryAreas();
});
afterEach(() => vi.restoreAllMocks());

it('reports a change that failed by its operation, without what it sent or was answered', async () => {
  const body = { message: 'Password Passw0rd is weak', correlation_id: 'c-17' };
  const { queries, reports } = pageWith(() => Response.json(body, { status: 400 }));
  const sent = { ...onVm, username: 'ops', password: 'Passw0rd' };
  await expect(runChange(queries, setVmPassword, sent)).rejects.toThrow('weak');
  expect(reports()).toEqual([
    ['A call failed', { operation: 'setVmPassword', kind: 'general', status: 400, correlationId: 'c-17' }],
  ]);
});

it('reports a read whose answer is no JSON by its operation, without the answer', async () => {
  const { queries, reports } = pageWith(
    () => new Response('{"apikey": "k-1', { headers: { 'content-type': 'application/json' } }),
  );
  await expect(queries.fetchQuery({ ...vmList('jhv'), retry: false })).rejects.toThrow('JSON');
  expect(reports()).toEqual([
    ['A call failed', expect.objectContaining({ operation: 'listVms', kind: 'content-type' })],
  ]);
  expect(JSON.stringify(reports())).not.toContain('k-1');
});

it('reports an answer that breaks the contract by its path, once, whichever client of the page asks', async () => {
  const { services, queries, reports } = pageWith(() => Response.json([{ uuid: 'vm-1', name: { secret: 'x' } }]));
  await queries.fetchQuery(vmList('jhv'));
  const told = reports().length;
  await queries.fetchQuery(vmList('tll'));
  await createServer(services, { key: '' }).read(listVms, { location: 'tll' });
  expect(reports()).toHaveLength(told);
  expect(reports()).toContainEqual([
    'The answer does not match the contract',
    { operationId: 'listVms', path: '[].name', message: 'expected string' },
  ]);
});

it('ends the session over a key that is no longer good, and reports nothing', async () => {
  const { apiKey } = createStorage(areas);
  apiKey.set('old');
  const { queries, assign, reports } = pageWith(() => Response.json({ message: 'No' }, { status: 401 }));
  await expect(runChange(queries, startVm, onVm)).rejects.toThrow('No');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/app/?expired');
  expect(apiKey.get()).toBeUndefined();
  expect(reports()).toEqual([]);
});
