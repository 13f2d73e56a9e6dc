import type { BillingAccount, InvoiceRecord, UsageEntry } from '../../generated/types.js';
import type { State } from '../state/state.js';
import { apportion, fromMinor, percentage, toMinor, totalsOf, usageMinor } from './money.js';
import { balance, creditOf, post, transfer } from './post.js';
import type { LedgerInvoice } from './types.js';

const day = 24 * 60 * 60 * 1000;
/** From an invoice to its due date, in days. */
const daysToPay = 14;
/** An invoice has a line for each resource up to this number, and one for each kind beyond. */
const maxRecords = 500;

type Rates = Pick<BillingAccount, 'discount_percentage' | 'vat_percentage'>;

/** The sums of what was used, in minor units. */
export const usageTotals = (entries: readonly Pick<UsageEntry, 'cost'>[], account: Rates) =>
  totalsOf(usageMinor(entries), account.discount_percentage, account.vat_percentage);

/** The kind of a resource: its description without the name, which is the last part. */
const kindOf = ({ description }: UsageEntry): string => description.split(' ').slice(0, -1).join(' ') || description;

/** One entry for each kind of resource. */
function byKind(entries: readonly UsageEntry[]): UsageEntry[] {
  const kinds = new Map<string, UsageEntry>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    const known = kinds.get(kind);
    if (known) {
      known.hours += entry.hours;
      known.cost += entry.cost;
    } else kinds.set(kind, { description: kind, hours: entry.hours, price: entry.price, cost: entry.cost });
  }
  return [...kinds.values()];
}

/** The lines of an invoice; their amounts add up to its subtotal, their taxes to its tax. */
export function recordsOf(entries: readonly UsageEntry[], account: Rates): InvoiceRecord[] {
  const lines = entries.length > maxRecords ? byKind(entries) : entries;
  const { subtotal, tax } = usageTotals(entries, account);
  const weights = lines.map(({ cost }) => Math.max(cost, 0));
  const amounts = apportion(subtotal, weights);
  const taxes = apportion(tax, weights);
  return lines.map(({ description, hours, price }, index) => ({
    name: description,
    qty: Number(hours.toFixed(2)),
    qty_unit: 'h',
    item_price: price,
    amount: fromMinor(amounts[index] ?? 0),
    vat_amount: fromMinor(taxes[index] ?? 0),
  }));
}

/** Files an invoice under the next number; posts nothing. */
export function fileInvoice(state: State, facts: Omit<LedgerInvoice, 'id'>): LedgerInvoice {
  const invoice = { ...facts, id: state.ledger.next_invoice };
  state.ledger.next_invoice += 1;
  state.ledger.invoices.push(invoice);
  return invoice;
}

interface IssueInvoice {
  /** Id of the billing account. */
  account: number;
  entries: readonly UsageEntry[];
  /** In ms since 1970, as `period_end` and `at`. */
  period_start: number;
  period_end: number;
  at: number;
}

/**
 * Charges what was used and issues the invoice for it; then pays it from credit as far as there is any, unless the
 * billing account is paid by invoice. Undefined where nothing was used.
 */
export function issueInvoice(
  state: State,
  { account: id, entries, ...times }: IssueInvoice,
): LedgerInvoice | undefined {
  const account = state.billing_accounts.find((one) => one.id === id);
  if (!account) throw new Error(`There is no billing account ${id}`);
  const totals = usageTotals(entries, account);
  if (totals.total === 0) return undefined;
  const { period_start, period_end, at } = times;
  const invoice = fileInvoice(state, {
    billing_account: id,
    type: 'cloud_services',
    issued_at: at,
    period_start,
    period_end,
    due: at + daysToPay * day,
    totals,
    records: recordsOf(entries, account),
  });
  post(state, {
    kind: 'usage',
    at,
    billing_account: id,
    acting_user: null,
    description: `Invoice ${invoice.id}`,
    reference: String(invoice.id),
    invoice: invoice.id,
    entries: [
      { account: 'receivable', amount: totals.total },
      { account: 'usage_revenue', amount: -totals.before_tax },
      { account: 'tax', amount: -totals.tax },
    ],
  });
  if (!account.paying_by_invoice) settleFromCredit(state, id, at);
  return invoice;
}

/** What is unpaid of an invoice, in minor units. */
export const unpaidOfInvoice = (state: State, { id: invoice, type }: LedgerInvoice): number =>
  type === 'cloud_services' ? balance(state, 'receivable', { invoice }) : 0;

/** Invoices of a billing account that are not fully paid, the oldest first. */
export const unpaidInvoices = (state: State, account: number): LedgerInvoice[] =>
  state.ledger.invoices.filter((one) => one.billing_account === account && unpaidOfInvoice(state, one) > 0);

/** Pays invoices from credit, the oldest first, as far as it reaches; with a number only that invoice. */
export function settleFromCredit(
  state: State,
  account: number,
  at: number,
  acting_user: number | null = null,
  only?: number,
): void {
  for (const invoice of unpaidInvoices(state, account).filter(({ id }) => only === undefined || id === only)) {
    const amount = Math.min(creditOf(state, account), unpaidOfInvoice(state, invoice));
    if (amount <= 0) return;
    post(state, {
      kind: 'settlement',
      at,
      billing_account: account,
      acting_user,
      description: `Invoice ${invoice.id} paid from credit`,
      reference: String(invoice.id),
      invoice: invoice.id,
      entries: transfer('customer_credit', 'receivable', amount),
    });
  }
}

/** Credits usage that was invoiced, before tax, and issues the credit note; then pays what is unpaid from it. */
export function issueCreditNote(
  state: State,
  note: { account: number; amount: number; description: string; acting_user: number | null; at: number },
): LedgerInvoice {
  const account = state.billing_accounts.find(({ id }) => id === note.account);
  const before_tax = toMinor(note.amount);
  const tax = percentage(before_tax, account?.vat_percentage ?? 0);
  const total = before_tax + tax;
  const [vat_amount, amount] = [fromMinor(-tax), fromMinor(-before_tax)];
  const invoice = fileInvoice(state, {
    billing_account: note.account,
    type: 'credit_note',
    issued_at: note.at,
    period_start: note.at,
    period_end: note.at,
    due: null,
    totals: { subtotal: -before_tax, discount: 0, before_tax: -before_tax, tax: -tax, total: -total },
    records: [{ name: note.description, qty: 1, qty_unit: 'pcs', item_price: amount, amount, vat_amount }],
  });
  post(state, {
    kind: 'credit_note',
    at: note.at,
    billing_account: note.account,
    acting_user: note.acting_user,
    description: note.description,
    reference: String(invoice.id),
    invoice: invoice.id,
    entries: [
      { account: 'refunds', amount: before_tax },
      { account: 'tax', amount: tax },
      { account: 'customer_credit', amount: -total },
    ],
  });
  settleFromCredit(state, note.account, note.at, note.acting_user);
  return invoice;
}
