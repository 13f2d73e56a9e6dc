import { afterEach, expect, it, vi } from 'vitest';
import { daysOfMonth, inPeriod, localDay, monthsAgo, utcDay } from './period.js';

afterEach(() => vi.restoreAllMocks());

/** A visitor elsewhere: what is not said to be of another time zone is of this one. */
function visitFrom(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale, { timeZone, ...options });
  });
}

it.each(['Pacific/Auckland', 'UTC', 'America/Los_Angeles'])('days of what is billed have their names in %s', (here) => {
  visitFrom(here);
  const days = daysOfMonth(Date.UTC(2026, 2, 31, 23), 31, 'en');
  expect([days[0], days.at(-1)]).toMatchObject([
    { id: '2026-03-01', label: 'Mar 1, 2026', shortLabel: '1' },
    { id: '2026-03-31', label: 'Mar 31, 2026', shortLabel: '31' },
  ]);
});

it('a time is of the day that the visitor reads', () => {
  // Tallinn in summer.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-180);
  const april = { from: '2026-04-01', to: '2026-04-30' };
  expect(inPeriod('2026-03-31 22:30:00', april)).toBe(true);
  expect(inPeriod('2026-04-30 21:30:00', april)).toBe(false);
  expect(inPeriod(undefined, april)).toBe(false);
  const now = new Date('2026-03-31T22:30:00Z');
  expect([localDay(now), utcDay(now)]).toEqual(['2026-04-01', '2026-03-31']);
});

it.each([
  ['2026-03-14', 0, 0, { from: '2026-03-01', to: '2026-03-31' }],
  ['2026-01-31', 1, 1, { from: '2025-12-01', to: '2025-12-31' }],
  ['2026-02-28', 11, 0, { from: '2025-03-01', to: '2026-02-28' }],
])('on %s whole months from %i until %i ago are known', (today, first, last, range) => {
  expect(monthsAgo(today, first, last)).toEqual(range);
});
