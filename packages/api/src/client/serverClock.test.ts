import { afterEach, expect, it, vi } from 'vitest';
import { startVm } from '../queries/compute.js';
import { startServiceResource } from '../queries/services.js';
import { isSlow } from '../queries/transitions.js';
import { noteServerDate, serverTime } from './serverClock.js';

const now = Date.parse('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(ms).toUTCString();

afterEach(() => {
  vi.useRealTimers();
  noteServerDate(at(now), now, now);
});

it('is the time of the server, whatever the clock of the browser says', () => {
  noteServerDate(at(now + 26 * 3_600_000), now, now);
  expect(serverTime(now + 1000)).toBe(now + 26 * 3_600_000 + 1000);
});

it('is the time of the browser where both agree but for the time of a response, or nothing is said', () => {
  noteServerDate(at(now + 3000), now, now);
  expect(serverTime(now)).toBe(now);
  noteServerDate(null, now, now);
  noteServerDate('soon', now, now);
  expect(serverTime(now)).toBe(now);
});

it.each([
  { name: 'is of its beginning', told: 0, offset: 0 },
  { name: 'is of its end', told: 40_000, offset: 0 },
  { name: 'is hardly before it', told: -4000, offset: 0 },
  { name: 'is hardly after it', told: 44_000, offset: 0 },
  { name: 'is before it was asked for', told: -60_000, offset: -60_000 },
  { name: 'is after it came', told: 100_000, offset: 60_000 },
])('a response that takes 40 s and $name puts the time off by $offset ms', ({ told, offset }) => {
  noteServerDate(at(now + told), now, now + 40_000);
  expect(serverTime(now)).toBe(now + offset);
});

it('decides what takes longer than usual: a browser that is an hour ahead is not told so at once', () => {
  const transitions = () => [{ status: 'starting', limit: 120_000, since: '2026-03-01 12:00:00' }];
  const local = now + 3_600_000;
  noteServerDate(at(now + 10_000), local, local);
  expect(isSlow({}, transitions as never, local)).toBe(false);
  expect(isSlow({}, transitions as never, local + 130_000)).toBe(true);
});

it('says since when a machine starts that a browser has started whose clock is an hour ahead', () => {
  vi.useFakeTimers({ now: now + 3_600_000 });
  noteServerDate(at(now), now + 3_600_000, now + 3_600_000);
  const since = '2026-03-01 12:00:00';
  const part = { resource_uuid: 'vm-1', status: 'stopped' } as never;
  const variables = { uuid: 's-1', target_uuid: 'vm-1' };
  const { patch: startsPart } = startServiceResource.settings;
  expect(startVm.settings.optimistic?.({ location: 'jhv', uuid: 'vm-1' }, undefined)).toEqual({
    status: 'starting',
    status_changed_at: since,
  });
  const patched = startsPart?.({ resources: [part] } as never, { variables }, serverTime());
  expect(patched?.resources?.[0]?.status_changed_at).toBe(since);
});
