import type { Card } from '../../generated/types.js';
import { nextToken, paymentsOf } from '../state/payments.js';
import { schedule } from '../state/pending.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { newCard } from './cards.js';
import { processorOf } from './payments.js';

/** How long an application for payment by invoice waits for an administrator, in ms. */
const reviewTakes = 60 * 60 * 1000;

const noFacts = {
  card_type: 'by_invoice',
  brand: null,
  last4: null,
  expiry_month: null,
  expiry_year: null,
  card_holder: null,
} as const;

const applicationsOf = (state: State, account: BillingAccountRecord['id']): Card[] =>
  paymentsOf(state).cards.filter(
    (card) => card.billing_account_id === account && card.type === 'paying_by_invoice' && !card.is_deleted,
  );

/**
 * Applies for payment by invoice: a payment method that waits for an administrator, who decides within the hour. Changes
 * nothing while it is applied for already or active, or where the site has no invoices.
 */
export function applyForInvoicePayment(state: State, account: BillingAccountRecord['id'], at: number): void {
  const processor = processorOf(state, 'invoice');
  const { cards } = paymentsOf(state);
  const isOpen = applicationsOf(state, account).some((card) => card.is_verified || card.is_verification_pending);
  if (isOpen || !processor) return;
  const card: Card = newCard(state, account, processor, nextToken(state, 'inv'), noFacts);
  cards.push({ ...card, type: 'paying_by_invoice', is_verification_pending: true });
  schedule(state, { kind: 'invoice_review', due: at + reviewTakes, card: card.id });
}

/** An account pays by invoice while an application of it that was approved is kept. */
export function updateInvoicePayment(state: State, account: BillingAccountRecord): void {
  account.paying_by_invoice = applicationsOf(state, account.id).some(({ is_verified }) => is_verified);
}

/**
 * Decides on an application for payment by invoice as an administrator would: it is approved for an account in good
 * standing, waits with one that is not validated yet, and is declined otherwise.
 */
export function reviewInvoicePayment(state: State, id: number, at: number): void {
  const card = paymentsOf(state).cards.find((one) => one.id === id);
  const account = state.billing_accounts.find((one) => one.id === card?.billing_account_id);
  if (!card?.is_verification_pending || card.is_deleted || !account || account.is_deleted) return;
  if (account.status === 'PENDING_VALIDATION') {
    schedule(state, { kind: 'invoice_review', due: at + reviewTakes, card: id });
    return;
  }
  card.is_verification_pending = false;
  card.is_verified = account.status === 'ACTIVE' && account.restriction_level === 'CLEAR';
  updateInvoicePayment(state, account);
}
