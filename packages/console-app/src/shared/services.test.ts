import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '@livery/api/errors';
import { openPage } from '#testing/services.js';
import { createActivityLog } from './activityLog.js';
import { createCallFailures } from './callFailures.js';
import { createConnection } from './connection.js';
import { createOverlays } from './overlays.js';
import { createConsoleQueries } from './queries.js';
import { createServices, servicesOf, type Services } from './services.js';
import { memoryAreas } from './storage.js';
import { createToasts } from './toasts.js';

const address = { origin: 'https://site.test', pathname: '/app/', search: '', hash: '' };

/** A page in a document that it shares with others, signed in as a user. */
function pageOf(user: number): Services {
  const areas = memoryAreas();
  openPage({ areas, replace: () => undefined }).session.start(`key-${user}`, user);
  return openPage({ areas, address, fetch: () => new Promise(() => undefined) });
}

let one: Services;
let other: Services;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  one = pageOf(1);
  other = pageOf(2);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('makes a service when it is first asked for, and once', () => {
  const create = vi.fn<(services: Services) => object>(() => ({}));
  const services = createServices({ address, areas: memoryAreas() } as never);
  expect(create).not.toHaveBeenCalled();
  expect(services.get(create)).toBe(services.get(create));
  expect(create).toHaveBeenCalledExactlyOnceWith(services);
});

it('two pages in one document do not know of each other: session, activity, toasts, overlays, connection, reads', async () => {
  expect([one, other].map(({ session }) => [session.user(), session.credentials().apiKey])).toEqual([
    [1, 'key-1'],
    [2, 'key-2'],
  ]);

  one.get(createToasts).success('Saved');
  one.get(createOverlays).open(() => null as never);
  one.get(createActivityLog).record({ id: 'a', operation: 'startVm', startedAt: 1, state: 'running' });
  one.get(createConsoleQueries).setQueryData(['listVms'], [1]);
  for (const { get } of [one, other]) {
    get(createConnection).watch({ probe: () => Promise.reject(new ConnectionError()), needsNetwork: false });
  }
  one.get(createCallFailures).report(new ConnectionError(), 'listVms');
  await vi.advanceTimersByTimeAsync(1000);

  const seen = ({ get }: Services) => ({
    toasts: get(createToasts).entries().length,
    overlays: get(createOverlays).current().length,
    activities: get(createActivityLog).current().length,
    rows: get(createConsoleQueries).getQueryData(['listVms']),
    connection: get(createConnection).current(),
  });
  expect(seen(one)).toEqual({ toasts: 1, overlays: 1, activities: 1, rows: [1], connection: 'unreachable' });
  expect(seen(other)).toEqual({ toasts: 0, overlays: 0, activities: 0, rows: undefined, connection: 'online' });
  expect(servicesOf(one.get(createConsoleQueries))).toBe(one);
});

it('the end of one session leaves the other alone', () => {
  const left = vi.fn<() => void>();
  other.session.onBeforeSignOut(left);
  openPage({ ...one.environment, assign: () => undefined }).session.signOut();
  expect(one.session.isSignedIn()).toBe(false);
  expect([other.session.isSignedIn(), left.mock.calls.length]).toEqual([true, 0]);
});
