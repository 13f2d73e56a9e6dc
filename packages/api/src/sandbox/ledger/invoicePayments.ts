import type { State } from '../state/state.js';
import { unpaidOfInvoice } from './invoices.js';
import { payInvoice } from './payments.js';

/** Ends the payment of an invoice by card that was begun before. Nothing is charged where it is paid meanwhile. */
export function completeInvoicePayment(state: State, id: number, acting_user: number, at: number): void {
  const invoice = state.ledger.invoices.find((one) => one.id === id);
  const card = state.billing_accounts.find((one) => one.id === invoice?.billing_account)?.primary_card;
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
