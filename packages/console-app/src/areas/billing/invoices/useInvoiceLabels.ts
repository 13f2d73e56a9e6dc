import { useCallback, useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { unknownAmount } from '@livery/api/domain/money';
import { entryOf } from '@livery/api/domain/openValues';
import { invoiceState, invoiceTone, isOverdue, type InvoiceState } from '@livery/api/domain/invoices';
import { serverTime } from '@livery/api/client/serverClock';
import { readTimestamp } from '@livery/api/domain/timestamps';
import type { Invoice, Timestamp } from '@livery/api/generated/types';
import { useLocale } from '#shared/useLocale.js';

const states: Readonly<Record<InvoiceState, ReturnType<typeof msg>>> = {
  running: msg`Not issued`,
  in_progress: msg`Payment in progress`,
  unpaid: msg`Unpaid`,
  paid: msg`Paid`,
};

const types = {
  cloud_services: msg`Cloud services`,
  credit_topup: msg`Credit top-up`,
  credit_note: msg`Credit note`,
};

/** The values that the specification names, in the order of a filter. */
export const invoiceStates: readonly InvoiceState[] = ['unpaid', 'in_progress', 'paid'];
export const invoiceTypes = Object.keys(types);

/** How types, states and periods of invoices are written; a value that nobody knows as it came. Days are in UTC, as billing is. */
export function useInvoiceLabels() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const stateLabel = useCallback((state: InvoiceState) => i18n._(states[state]), [i18n]);
  const typeLabel = useCallback(
    (type: string) => {
      const found = entryOf<ReturnType<typeof msg>>(types, type);
      return found ? i18n._(found) : type;
    },
    [i18n],
  );
  const statusOf = useCallback(
    (invoice: Pick<Invoice, 'id' | 'status' | 'due_date'>) => {
      const state = invoiceState(invoice);
      const now = serverTime();
      const label = isOverdue(invoice, now) ? t`Overdue` : state ? stateLabel(state) : String(invoice.status);
      return { tone: invoiceTone(invoice, now), label };
    },
    [t, stateLabel],
  );
  const dates = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }), [locale]);
  const dayOf = useCallback(
    (time: Timestamp | null | undefined) => {
      const day = time === null || time === undefined ? undefined : readTimestamp(time);
      return day ? dates.format(day) : unknownAmount;
    },
    [dates],
  );
  const periodOf = useCallback(
    ({ period_start, period_end }: Pick<Invoice, 'period_start' | 'period_end'>) => {
      const [from, to] = [readTimestamp(period_start), readTimestamp(period_end)];
      return from && to ? dates.formatRange(from, to) : `${dayOf(period_start)} – ${dayOf(period_end)}`;
    },
    [dates, dayOf],
  );
  return useMemo(
    () => ({ stateLabel, typeLabel, statusOf, dayOf, periodOf }),
    [stateLabel, typeLabel, statusOf, dayOf, periodOf],
  );
}
