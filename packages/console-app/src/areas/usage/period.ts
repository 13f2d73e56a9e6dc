import { useLingui } from '@lingui/react/macro';
import { serverTime } from '@livery/api/client/serverClock';
import { readTimestamp } from '@livery/api/domain/timestamps';
import type { Timestamp } from '@livery/api/generated/types';
import type { DateRange, DateRangePreset } from '@livery/ui';

/* A period stands in an address as `2026-01-01..2026-02-28`; an end that is left out is open. Days are in UTC, as invoices are. */

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNone = (text: string | undefined): string => (text !== undefined && day.test(text) ? text : '');

export function readPeriod(text: string | undefined): DateRange {
  const [from, to] = (text ?? '').split('..');
  return { from: dayOrNone(from), to: dayOrNone(to) };
}

/** Undefined for a period that is open on both sides. */
export const periodText = ({ from, to }: DateRange): string | undefined =>
  from === '' && to === '' ? undefined : `${from}..${to}`;

/** Whether a time is within a period; one that is not known only is where nothing is asked. */
export function inPeriod(time: Timestamp | undefined, { from, to }: DateRange): boolean {
  if (from === '' && to === '') return true;
  const date = time === undefined ? undefined : readTimestamp(time)?.toISOString().slice(0, 10);
  return date !== undefined && (from === '' || date >= from) && (to === '' || date <= to);
}

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);

/** From so many months before the present one until so many months before it, whole months. */
export function monthsAgo(now: number, first: number, last: number): DateRange {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { from: dayOf(year, month - first, 1), to: dayOf(year, month - last + 1, 0) };
}

/** The periods that are asked for most, by the server's clock. */
export function usePeriodPresets(): readonly DateRangePreset[] {
  const { t } = useLingui();
  const now = serverTime();
  return [
    { id: 'month', label: t`This month`, range: monthsAgo(now, 0, 0) },
    { id: 'last-month', label: t`Last month`, range: monthsAgo(now, 1, 1) },
    { id: 'year', label: t`12 months`, range: monthsAgo(now, 11, 0) },
    { id: 'all', label: t`All`, range: { from: '', to: '' } },
  ];
}
