import { reasons } from '../../generated/texts.js';
import type { Card, PaymentProcessor } from '../../generated/types.js';
import { refuse } from '../http/refusal.js';
import { placeHold, postTopUp, releaseHold } from '../ledger/payments.js';
import { siteOf } from '../catalogue/site.js';
import { paymentsOf, type ProcessorPayment } from '../state/payments.js';
import type { State } from '../state/state.js';

/** How a processor is configured at this site; undefined for one that it does not have. */
export const processorOf = (state: State, keyword: string): PaymentProcessor | undefined =>
  siteOf(state).paymentProcessors.find((one) => one.keyword === keyword);

/** A processor of this site. Refuses with 400, in the documented words, one that it does not have. */
export const processorFor = (state: State, keyword: string): PaymentProcessor =>
  processorOf(state, keyword) ?? refuse(400, reasons['payment-channel-unavailable']);

/** What a payment is called in the credit history, for example `Card: Visa 4242`. */
function descriptionOf(state: State, { processor, card: id, method }: ProcessorPayment): string {
  const name = processorOf(state, processor)?.name ?? processor;
  const card = paymentsOf(state).cards.find((one) => one.id === id);
  const detail = card
    ? [card.additional_data.brand, card.additional_data.last4].filter(Boolean).join(' ')
    : processorOf(state, processor)?.methods?.find(({ key }) => key === method)?.name;
  return `Top-up by ${name}${detail ? `: ${detail}` : ''}`;
}

/** Adds what was paid to the credit. The ledger takes a payment once, by its id. */
export function creditPayment(state: State, payment: ProcessorPayment, at: number): void {
  postTopUp(state, {
    account: payment.billing_account,
    amount: payment.amount,
    fee: payment.fee,
    tax: payment.tax,
    processor: payment.processor,
    reference: payment.id,
    description: descriptionOf(state, payment),
    acting_user: payment.acting_user,
    at,
  });
}

/** Reserves the amount that verifies a card. */
export function holdVerification(state: State, payment: ProcessorPayment, at: number): void {
  if (payment.amount <= 0) return;
  const { billing_account: account, amount, processor, id: reference, acting_user } = payment;
  placeHold(state, { account, amount, processor, reference, acting_user, at });
}

function endVerification(state: State, payment: ProcessorPayment, isVerified: boolean, at: number): void {
  if (payment.amount > 0) releaseHold(state, payment.id, { acting_user: payment.acting_user, at });
  const card = paymentsOf(state).cards.find(({ id }) => id === payment.card);
  if (!card) return;
  card.is_verification_pending = false;
  card.is_verified = isVerified;
  if (isVerified) choosePrimary(state, card.billing_account_id);
}

/** Settles a payment that is neither paid nor failed yet, as its webhook tells. */
export function settle(
  state: State,
  payment: ProcessorPayment,
  outcome: { isPaid: boolean; message?: string },
  at: number,
): void {
  if (payment.status === 'success' || payment.status === 'failed') return;
  payment.status = outcome.isPaid ? 'success' : 'failed';
  payment.message = outcome.message ?? null;
  if (payment.kind === 'verification') endVerification(state, payment, outcome.isPaid, at);
  else if (payment.kind === 'top_up' && outcome.isPaid) creditPayment(state, payment, at);
}

/** Settles a payment by itself: its webhook has come, or nobody has paid it in time. */
export function settleDue(state: State, id: string, at: number): void {
  const payment = paymentsOf(state).payments.find((one) => one.id === id);
  if (payment?.status === 'approved') settle(state, payment, { isPaid: true }, at);
  else if (payment) settle(state, payment, { isPaid: false, message: 'The payment has expired' }, at);
}

const usable = (card: Card): boolean => !card.is_deleted && card.is_verified && card.type !== 'paying_by_invoice';

/** The payment method of a billing account that is charged first: the marked one, else the first that can be. */
export function choosePrimary(state: State, account: number): void {
  const cards = paymentsOf(state).cards.filter((card) => card.billing_account_id === account && usable(card));
  const primary = cards.find((card) => card.is_primary) ?? cards[0];
  for (const card of paymentsOf(state).cards)
    if (card.billing_account_id === account) card.is_primary = card === primary;
  const payer = state.billing_accounts.find(({ id }) => id === account);
  if (payer) payer.primary_card = primary ?? null;
}
