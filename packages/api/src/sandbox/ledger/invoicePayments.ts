import { paymentsOf } from '../state/payments.js';
import type { InvoicePayment } from '../state/pending.js';
import type { State } from '../state/state.js';
import { unpaidOfInvoice } from './invoices.js';
import { payInvoice } from './payments.js';

/** Ends the payment of an invoice by the card that it was begun with. Nothing is charged where it is paid meanwhile. */
export function completeInvoicePayment(state: State, payment: InvoicePayment, at: number): void {
  const { invoice: id, acting_user } = payment;
  const invoice = state.ledger.invoices.find((one) => one.id === id);
  const card = paymentsOf(state).cards.find((one) => one.id === payment.card);
  if (!invoice || !card || unpaidOfInvoice(state, invoice) <= 0) return;
  const { brand, last4 } = card.additional_data;
  payInvoice(state, {
    invoice: id,
    processor: card.processor.keyword,
    reference: `invoice-${id}`,
    description: `Invoice ${id}, ${[brand ?? 'card', last4].filter(Boolean).join(' ')}`,
    acting_user,
    at,
  });
}
