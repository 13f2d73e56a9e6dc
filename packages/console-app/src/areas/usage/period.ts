import { useLingui } from '@lingui/react/macro';
import { serverTime } from '@livery/api/client/serverClock';
import { readTimestamp } from '@livery/api/domain/timestamps';
import type { Timestamp } from '@livery/api/generated/types';
import type { DateRange, DateRangePreset } from '@livery/ui';

/*
 * A period stands in an address as `2026-01-01..2026-02-28`; an end that is left out is open. What is billed has days of
 * UTC, as invoices have; times that the visitor reads are of the visitor's days.
 */

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNone = (text: string | undefined): string => (text !== undefined && day.test(text) ? text : '');

export function readPeriod(text: string | undefined): DateRange {
  const [from, to] = (text ?? '').split('..');
  return { from: dayOrNone(from), to: dayOrNone(to) };
}

/** Undefined for a period that is open on both sides. */
export const periodText = ({ from, to }: DateRange): string | undefined =>
  from === '' && to === '' ? undefined : `${from}..${to}`;

/** The day of a time in UTC, `YYYY-MM-DD`. */
export const utcDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day of a time where the visitor is, `YYYY-MM-DD`. */
export const localDay = (date: Date): string => utcDay(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));

/** Whether a time is within a period of the visitor's days; one that is not known only is where nothing is asked. */
export function inPeriod(time: Timestamp | undefined, { from, to }: DateRange): boolean {
  if (from === '' && to === '') return true;
  const date = time === undefined ? undefined : readTimestamp(time);
  if (!date) return false;
  const own = localDay(date);
  return (from === '' || own >= from) && (to === '' || own <= to);
}

const dayOf = (year: number, month: number, date: number): string => utcDay(new Date(Date.UTC(year, month, date)));

/** From so many months before that of a day until so many months before it, whole months. */
export function monthsAgo(today: string, first: number, last: number): DateRange {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { from: dayOf(year, month - 1 - first, 1), to: dayOf(year, month - last, 0) };
}

/** The first days of the month of a time, in UTC; in words, and short for an axis. */
export function daysOfMonth(now: number, count: number, locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const first = new Date(`${utcDay(new Date(now)).slice(0, 8)}01`);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(first.getTime() + index * 24 * 60 * 60 * 1000);
    return { id: utcDay(date), index, label: format.format(date), shortLabel: String(index + 1) };
  });
}

/** The periods that are asked for most, by the server's clock and what its day is. */
export function usePeriodPresets(dayOfTime: (date: Date) => string): readonly DateRangePreset[] {
  const { t } = useLingui();
  const now = dayOfTime(new Date(serverTime()));
  return [
    { id: 'month', label: t`This month`, range: monthsAgo(now, 0, 0) },
    { id: 'last-month', label: t`Last month`, range: monthsAgo(now, 1, 1) },
    { id: 'year', label: t`12 months`, range: monthsAgo(now, 11, 0) },
    { id: 'all', label: t`All`, range: { from: '', to: '' } },
  ];
}
