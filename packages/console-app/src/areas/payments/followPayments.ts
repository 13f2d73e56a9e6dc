import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatMoney } from '@livery/api/domain/money';
import { pageUser } from '#shared/session.js';
import { cachedSiteConfig } from '#shared/siteConfig.js';
import { storage } from '#shared/storage.js';
import { toasts } from '#shared/toasts.js';
import { isSettled, needsLook, paymentsOf } from './flow/records.js';
import { openPaymentDesk } from './usePaymentDesk.js';

let isUnderWay = false;

/**
 * Asks once what became of the payments that were left open, also in a tab that was closed: nobody is charged unseen.
 * Those that a screen follows are told there.
 */
export async function followPayments(client: QueryClient): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  try {
    const desk = openPaymentDesk(client);
    const open = paymentsOf(storage.payments.get() ?? [], pageUser()).filter((record) => needsLook(record, Date.now()));
    const ended = await Promise.all(open.map(({ id }) => desk.look(id).catch(() => undefined)));
    for (const record of ended) {
      if (!record || !isSettled(record) || record.isSeen || record.kind === 'verification') continue;
      const amount = formatMoney(record.amount, cachedSiteConfig()?.siteCurrency ?? '', { locale: i18n.locale });
      if (record.state === 'done') toasts.success(t`${amount} of credit added`);
    }
  } finally {
    isUnderWay = false;
  }
}
