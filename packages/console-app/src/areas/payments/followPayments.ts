import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatMoney } from '@livery/api/domain/money';
import { paymentsTexts } from '#generated/payments/texts.js';
import { createActivityLog } from '#shared/activityLog.js';
import { servicesOf, type Services } from '#shared/services.js';
import { cachedSiteConfig } from '#shared/siteConfig.js';
import type { PaymentRecord } from '#shared/storage.js';
import { createToasts } from '#shared/toasts.js';
import { isSettled, needsLook, paymentsOf } from './flow/records.js';
import { openPaymentDesk } from './usePaymentDesk.js';

/** Whether a page is asking already. */
const createFollowing = () => ({ isUnderWay: false });

/**
 * Asks once what became of the payments that were left open, also in a tab that was closed: nobody is charged unseen.
 * Those that a screen follows are told there.
 */
export async function followPayments(client: QueryClient): Promise<void> {
  const services = servicesOf(client);
  const following = services.get(createFollowing);
  if (following.isUnderWay) return;
  following.isUnderWay = true;
  try {
    const desk = openPaymentDesk(client);
    const open = paymentsOf(services.storage.payments.get() ?? [], services.session.user()).filter((record) =>
      needsLook(record, Date.now()),
    );
    const seen = await Promise.all(open.map(({ id }) => desk.look(id).catch(() => undefined)));
    for (const [index, one] of seen.entries()) {
      const isNews = one && isSettled(one) && one.state !== open[index]?.state;
      if (isNews && !one.isSeen && !isWatched(one)) tell(services, one);
    }
  } finally {
    following.isUnderWay = false;
  }
}

/** Whether the screen at the address of the page follows a payment. */
const isWatched = ({ id }: PaymentRecord): boolean =>
  new URLSearchParams(globalThis.location?.search ?? '').get('payment') === id;

const operations = { link: 'sendLinkData', card: 'buyCredit', verification: 'verifyCard' } as const;

/** Says how a payment ended, and records an end without a charge, or without a trace, among the activities. */
function tell(services: Services, { id, kind, state, amount, message, confirmedAt }: PaymentRecord): void {
  const toasts = services.get(createToasts);
  const credit = formatMoney(amount, cachedSiteConfig(services.storage)?.siteCurrency ?? '', { locale: i18n.locale });
  if (state === 'done') {
    if (kind !== 'verification') toasts.success(t`${credit} of credit added`);
    return;
  }
  if (state !== 'failed' && state !== 'cancelled' && state !== 'missing') return;
  services.get(createActivityLog).record({
    id: `payment-${id}`,
    operation: operations[kind],
    startedAt: confirmedAt,
    endedAt: Date.now(),
    state: state === 'missing' ? 'unknown' : state,
    ...(message !== undefined && { error: { message } }),
  });
  if (state === 'missing') {
    toasts.warning(
      kind === 'verification'
        ? t`It is not known whether the card was verified`
        : t`It is not known whether ${credit} was paid`,
      { detail: t`The server did not answer, and no charge has been found since.` },
    );
    return;
  }
  if (state === 'cancelled') {
    if (kind !== 'verification') toasts.warning(t`Top-up was cancelled`);
    return;
  }
  const { addPaymentMethod, topUp } = paymentsTexts.failures;
  toasts.danger(
    i18n._(kind === 'verification' ? addPaymentMethod : topUp),
    message === undefined ? {} : { detail: message },
  );
}
