import { afterEach, expect, it } from 'vitest';
import { isSlow } from '../queries/transitions.js';
import { noteServerDate, serverTime } from './serverClock.js';

const now = Date.parse('2026-03-01T12:00:00Z');
const at = (ms: number) => new Date(ms).toUTCString();

afterEach(() => noteServerDate(at(now), now, now));

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

it('decides what takes longer than usual: a browser that is an hour ahead is not told so at once', () => {
  const transitions = () => [{ status: 'starting', limit: 120_000, since: '2026-03-01 12:00:00' }];
  const local = now + 3_600_000;
  noteServerDate(at(now + 10_000), local, local);
  expect(isSlow({}, transitions as never, local)).toBe(false);
  expect(isSlow({}, transitions as never, local + 130_000)).toBe(true);
});
