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
import { followPayment } from './flow/follow.js';
import { isSettled, needsLook, paymentsOf } from './flow/records.js';
import { openPaymentDesk } from './usePaymentDesk.js';

/** How long after it was confirmed a payment is followed, in ms: what was left for longer is asked about once a page. */
const likelyFor = 60 * 60_000;

/** The payments that a page follows already, by id. */
const createFollowed = () => new Set<string>();

/** The ends that a page has told, by payment: what has sent one and what follows it may find the same. */
const createTold = () => new Set<string>();

/**
 * Follows the payments that were left open, within bounds, whichever screen is shown, also those of a tab that was closed:
 * nobody is charged unseen. Those that a screen follows are told there.
 */
export async function followPayments(
  client: QueryClient,
  options: Pick<Parameters<typeof followPayment>[2], 'wait'> = {},
): Promise<void> {
  const services = servicesOf(client);
  const followed = services.get(createFollowed);
  const desk = openPaymentDesk(client);
  const open = paymentsOf(services.storage.payments.get() ?? [], services.session.user()).filter(
    (record) => needsLook(record, Date.now()) && !followed.has(record.id),
  );
  const { signal } = new AbortController();
  const follow = async ({ id, state, confirmedAt }: PaymentRecord): Promise<void> => {
    followed.add(id);
    const slowlyFor = confirmedAt + likelyFor - Date.now();
    const looking = slowlyFor > 0 ? followPayment(desk, id, { signal, slowlyFor, ...options }) : desk.look(id);
    const seen = await looking.catch(() => undefined);
    followed.delete(id);
    const isNews = seen && isSettled(seen) && seen.state !== state;
    if (isNews && !seen.isSeen && !isWatched(seen)) tellEnd(services, seen);
  };
  await Promise.all(open.map(follow));
}

/** What the person has to do for a payment, and the way there. */
interface Continuation {
  text: string;
  label: string;
  onAction: () => void;
}

/**
 * Tells whoever has gone elsewhere while a payment was sent how it ended, now or once that is known. What is to be done for
 * it is offered: nobody is taken away from what they do.
 */
export function tellElsewhere(client: QueryClient, record: PaymentRecord, next?: Continuation): void {
  if (isWatched(record)) return;
  const services = servicesOf(client);
  if (isSettled(record)) tellEnd(services, record);
  else if (next) services.get(createToasts).info(next.text, { action: next });
  // What was not found may still turn up.
  void followPayments(client);
}

/** Whether the screen at the address of the page follows a payment. */
const isWatched = ({ id }: PaymentRecord): boolean =>
  new URLSearchParams(globalThis.location?.search ?? '').get('payment') === id;

const operations = { link: 'sendLinkData', card: 'buyCredit', verification: 'verifyCard' } as const;

/** Says how a payment ended, and records an end without a charge, or without a trace, among the activities. */
function tellEnd(services: Services, record: PaymentRecord): void {
  const { id, kind, state, amount, message, confirmedAt, identifier } = record;
  const toasts = services.get(createToasts);
  const told = services.get(createTold);
  if (told.has(`${id} ${state}`)) return;
  told.add(`${id} ${state}`);
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
      identifier === undefined ? { detail: t`The server did not answer, and no charge has been found since.` } : {},
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
