import { canPayInvoice } from '../../../domain/invoices.js';
import { reasons } from '../../../generated/texts.js';
import type { Invoice, InvoiceTransaction } from '../../../generated/types.js';
import { siteOf } from '../../catalogue/site.js';
import { timestamp } from '../../clock.js';
import type { HandlersOf } from '../../http/handlers.js';
import { refuse, refuseMissing } from '../../http/refusal.js';
import { recordsOf, settleFromCredit, unpaidOfInvoice, usageTotals } from '../../ledger/invoices.js';
import { fromMinor } from '../../ledger/money.js';
import { creditOf } from '../../ledger/post.js';
import type { LedgerInvoice, LedgerTotals, LedgerTransaction, TransactionKind } from '../../ledger/types.js';
import { invoicePdf } from '../../pdf/invoicePdf.js';
import { assertAllowed } from '../../rules/assertions.js';
import { assertCanPayWith, unattendedRefusal } from '../../rules/cards.js';
import { accountOf } from '../../rules/lookup.js';
import { processorFor } from '../../rules/payments.js';
import { schedule } from '../../state/pending.js';
import type { BillingAccountRecord, State } from '../../state/state.js';
import { monthOf, usageOf } from '../../state/usage.js';

/** How long a card payment of an invoice takes, in ms. */
const paymentTakes = 6000;

const codes = { in_progress: 0, unpaid: 5, paid: 10 } as const;

const totalsOf = ({ subtotal, discount, before_tax, tax, total }: LedgerTotals): Invoice['totals'] => ({
  subtotal: fromMinor(subtotal),
  discount_amount: fromMinor(discount),
  total_before_tax: fromMinor(before_tax),
  vat_tax: fromMinor(tax),
  total: fromMinor(total),
});

const payments = new Set<TransactionKind>(['settlement', 'invoice_payment', 'top_up', 'automatic_top_up']);

/** What a transaction pays of an invoice, in minor units: what it takes from credit or from the processor. */
const paidBy = ({ kind, entries }: LedgerTransaction): number => {
  const source = kind === 'settlement' ? 'customer_credit' : 'processor_clearing';
  return entries.reduce((sum, { account, amount }) => (account === source ? sum + amount : sum), 0);
};

const isInProgress = ({ pending }: State, invoice: number): boolean =>
  pending.some((one) => one.kind === 'invoice_payment' && one.invoice === invoice);

function statusOf(state: State, invoice: LedgerInvoice): 0 | 5 | 10 {
  if (unpaidOfInvoice(state, invoice) <= 0) return codes.paid;
  return isInProgress(state, invoice.id) ? codes.in_progress : codes.unpaid;
}

function issuedInvoice(state: State, invoice: LedgerInvoice, transactions: readonly LedgerTransaction[]): Invoice {
  const { id, type, period_start, period_end, due, totals, records } = invoice;
  return {
    id,
    type,
    status: statusOf(state, invoice),
    period_start: timestamp(period_start),
    period_end: timestamp(period_end),
    due_date: due === null ? null : timestamp(due),
    totals: totalsOf(totals),
    records_list: records,
    transaction_list: transactions.map((one): InvoiceTransaction => ({
      id: one.id,
      amount: fromMinor(paidBy(one)),
      status: codes.paid,
      description: one.description,
      created_at: timestamp(one.at),
    })),
  };
}

/** The invoice of the month so far: the lines and sums that it would have if it were issued now. */
function currentInvoice(state: State, account: BillingAccountRecord, now: number): Invoice {
  const entries = usageOf(state, account.id, now);
  const start = new Date(monthOf(now));
  return {
    id: 'current',
    type: 'cloud_services',
    status: 'running',
    period_start: timestamp(start.getTime()),
    period_end: timestamp(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1) - 1000),
    due_date: null,
    totals: totalsOf(usageTotals(entries, account)),
    records_list: recordsOf(entries, account),
    transaction_list: [],
  };
}

const issuedOf = ({ ledger }: State, id: number): LedgerInvoice =>
  ledger.invoices.find((one) => one.id === id) ?? refuseMissing('Invoice');

/** Invoices of billing accounts (specification: account and billing, section 7). */
export const invoices: Pick<HandlersOf<'billing'>, 'listInvoices' | 'getInvoicePdf' | 'payInvoice'> = {
  listInvoices({ state, query, now }) {
    const account = accountOf(state, query.billing_account_id);
    const byInvoice = new Map<number, LedgerTransaction[]>();
    for (const one of state.ledger.transactions) {
      if (one.billing_account !== account.id || one.invoice === undefined || !payments.has(one.kind)) continue;
      const found = byInvoice.get(one.invoice);
      if (found) found.push(one);
      else byInvoice.set(one.invoice, [one]);
    }
    const issued = state.ledger.invoices
      .filter(({ billing_account }) => billing_account === account.id)
      .map((invoice) => issuedInvoice(state, invoice, byInvoice.get(invoice.id) ?? []));
    return [currentInvoice(state, account, now), ...issued.toReversed()];
  },

  getInvoicePdf({ state, query }) {
    const invoice = issuedOf(state, query.invoice_id);
    return invoicePdf(invoice, accountOf(state, invoice.billing_account), siteOf(state).siteName);
  },

  /** From credit where there is enough of it, else by the primary payment method, which takes a moment; nobody confirms the charge. */
  payInvoice({ state, query, now, user, acting }) {
    const payer = (acting ?? user).user.id;
    const invoice = issuedOf(state, query.invoice_id);
    const { id, billing_account, type } = invoice;
    assertAllowed(canPayInvoice({ id, type, status: statusOf(state, invoice) }));
    if (creditOf(state, billing_account) >= unpaidOfInvoice(state, invoice)) {
      settleFromCredit(state, billing_account, now, payer, id);
      return;
    }
    const card = accountOf(state, billing_account).primary_card ?? refuse(400, reasons['insufficient-funds']);
    assertCanPayWith(card, now);
    processorFor(state, card.processor.keyword);
    const refusal = unattendedRefusal(card);
    if (refusal) refuse(400, refusal.message);
    const due = now + paymentTakes;
    schedule(state, { kind: 'invoice_payment', due, invoice: id, card: card.id, acting_user: payer });
  },
};
