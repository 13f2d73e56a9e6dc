import type { ReasonCode } from '../generated/texts.js';
import type { BillingAccount, CreditHistoryEntry, Invoice, InvoiceTransaction } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { entryOf, isKnown } from './openValues.js';
import type { ReadCard } from './payments.js';
import { readTimestamp } from './timestamps.js';
import { defineTransitions, type Transition } from './transitions.js';
import { uniqueNames } from './usage.js';
import type { StatusTone } from './vmStatus.js';

/** Why an invoice cannot be paid, or payment by invoice not be applied for. */
type InvoiceReason = Extract<ReasonCode<'billing'>, `invoice-${string}`>;

/** The states of an invoice that the specification names (account and billing, section 4), and the one still running. */
export type InvoiceState = 'running' | 'in_progress' | 'unpaid' | 'paid';

const byCode: Readonly<Record<string, InvoiceState>> = { '0': 'in_progress', '5': 'unpaid', '10': 'paid' };

/** The state of an invoice; undefined for one that nobody knows, which is shown as it came. */
export const invoiceState = ({ id, status }: Pick<Invoice, 'id' | 'status'>): InvoiceState | undefined =>
  id === 'current' ? 'running' : entryOf(byCode, String(status));

const tones: Readonly<Record<InvoiceState, StatusTone>> = {
  running: 'info',
  in_progress: 'info',
  unpaid: 'warning',
  paid: 'success',
};

/** How the state of an invoice is coloured. */
export function invoiceTone(invoice: Pick<Invoice, 'id' | 'status' | 'due_date'>, now: number): StatusTone {
  const state = invoiceState(invoice);
  if (state === undefined) return 'neutral';
  return isOverdue(invoice, now) ? 'danger' : tones[state];
}

/** Whether an invoice is unpaid after the day that it is due on, which is one of UTC; `now` in ms since 1970. */
export function isOverdue(invoice: Pick<Invoice, 'id' | 'status' | 'due_date'>, now: number): boolean {
  const due = invoice.due_date ? readTimestamp(invoice.due_date) : undefined;
  if (!due || invoiceState(invoice) !== 'unpaid') return false;
  return Date.UTC(due.getUTCFullYear(), due.getUTCMonth(), due.getUTCDate() + 1) <= now;
}

const payment = defineTransitions<'in_progress'>({ in_progress: { expected: 15_000, limit: 10 * 60_000 } });

/** What passes by itself about an invoice: that its payment is in progress. */
export const invoiceTransitions = (invoice: Pick<Invoice, 'id' | 'status'>): readonly Transition[] =>
  payment.of(invoiceState(invoice) ?? '', undefined);

/** Whether an invoice can be paid now. A state or a type that nobody knows is for the provider to refuse. */
export function canPayInvoice({
  id,
  status,
  type,
}: Pick<Invoice, 'id' | 'status' | 'type'>): Capability<InvoiceReason> {
  const state = invoiceState({ id, status });
  if (state === 'running') return refused('invoice-running');
  if (state === 'in_progress') return refused('invoice-payment-in-progress');
  if (state === 'paid') return refused('invoice-paid');
  return type === 'credit_note' ? refused('invoice-not-payable') : allowed;
}

type ByInvoice = Pick<
  ReadCard,
  'billing_account_id' | 'type' | 'is_verified' | 'is_verification_pending' | 'is_deleted' | 'not_understood'
>;

/** How far an application for payment by invoice is (specification: account and billing, section 4). */
export type InvoicePaymentState = 'none' | 'pending' | 'declined' | 'active';

/**
 * Where a billing account stands with payment by invoice: the last of its payment methods of that type says so, and the
 * account itself that it is paid so. `cards` undefined while they are not known; the state is too where it was not
 * understood.
 */
export function invoicePaymentState(
  account: Pick<BillingAccount, 'id' | 'paying_by_invoice'>,
  cards: readonly ByInvoice[] | undefined,
): InvoicePaymentState | undefined {
  if (account.paying_by_invoice) return 'active';
  const method = cards?.findLast(
    (card) => card.billing_account_id === account.id && card.type === 'paying_by_invoice' && !card.is_deleted,
  );
  if (!method) return cards && 'none';
  if (!isKnown(method, 'is_verified', 'is_verification_pending')) return undefined;
  if (method.is_verified) return 'active';
  return method.is_verification_pending ? 'pending' : 'declined';
}

/** Whether payment by invoice can be applied for. Where the state is not known, the provider decides. */
export function canApplyForInvoicePayment(state: InvoicePaymentState | undefined): Capability<InvoiceReason> {
  if (state === 'active') return refused('invoice-payment-active');
  return state === 'pending' ? refused('invoice-payment-pending') : allowed;
}

/** The running invoice apart from the issued ones, the latest first. */
export function divideInvoices<One extends Pick<Invoice, 'id' | 'period_end'>>(
  invoices: readonly One[],
): { current: One | undefined; issued: One[] } {
  const issued = invoices.filter(({ id }) => id !== 'current');
  return { current: invoices.find(({ id }) => id === 'current'), issued: issued.toSorted(latestFirst) };
}

const timeOf = ({ period_end }: Pick<Invoice, 'period_end'>): number => readTimestamp(period_end)?.getTime() ?? 0;

const latestFirst = (a: Pick<Invoice, 'id' | 'period_end'>, b: Pick<Invoice, 'id' | 'period_end'>): number =>
  timeOf(b) - timeOf(a) || Number(b.id) - Number(a.id);

/** Amounts are added in millionths, so that 0.1 and 0.2 make 0.3. */
const micro = 1_000_000;

/** The sum of amounts; undefined where one is not known. */
export function sumAmounts(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === undefined || !Number.isFinite(amount)) return undefined;
    sum += Math.round(amount * micro);
  }
  return sum / micro;
}

/**
 * What is still to be paid of an invoice: a payment that failed or is pending pays nothing. Undefined where the invoice
 * does not say it.
 */
export const unpaidAmount = ({ totals, transaction_list }: Pick<Invoice, 'totals' | 'transaction_list'>) =>
  sumAmounts([totals.total, ...transaction_list.map(paidBy)]);

function paidBy({ amount, status }: InvoiceTransaction): number | undefined {
  if (status === 0 || status === 5) return 0;
  return status === 10 && amount !== undefined ? -amount : undefined;
}

/** A change of credit in its history. */
export type OrderedEntry = CreditHistoryEntry & {
  /** Identifies it in the history, also where the server gives no id. */
  key: string;
  /** Its place in the history: 1 is the oldest. */
  place: number;
  /** What there was after it. Undefined where it cannot be told: an amount after it is not known. */
  balance: number | undefined;
};

const entryTime = ({ created_at }: CreditHistoryEntry): number | undefined =>
  created_at === undefined ? undefined : readTimestamp(created_at)?.getTime();

const isNewer = (a: CreditHistoryEntry, b: CreditHistoryEntry): number =>
  (entryTime(b) ?? 0) - (entryTime(a) ?? 0) || (b.id ?? 0) - (a.id ?? 0);

/** What tells an entry of the credit history from others; its id where the server gives one. Two may be alike. */
export const entryKey = ({ id, created_at, reference, amount, description }: CreditHistoryEntry): string =>
  id === undefined ? [created_at, reference, amount, description].join('|') : String(id);

/** The entries of a billing account; one that does not say its account belongs to each. */
export const entriesOf = <Entry extends Pick<CreditHistoryEntry, 'billing_account_id'>>(
  account: number,
  entries: readonly Entry[],
): Entry[] => entries.filter(({ billing_account_id = account }) => billing_account_id === account);

/**
 * The changes of a billing account's credit, the newest first, each with the balance after it: counted back from the credit
 * that the account has now. Where some do not say when they were, nobody knows which others they are between. Without
 * times and ids the order is the server's.
 */
export function orderedEntries(entries: readonly CreditHistoryEntry[], credit: number | undefined): OrderedEntry[] {
  const isOrdered = new Set(entries.map((entry) => entryTime(entry) === undefined)).size < 2;
  let balance = isOrdered ? credit : undefined;
  const newestFirst = entries.toSorted(isNewer);
  const keys = uniqueNames(newestFirst, entryKey);
  const rows: OrderedEntry[] = [];
  for (const [index, entry] of newestFirst.entries()) {
    rows.push({ ...entry, key: keys[index] ?? '', place: entries.length - index, balance });
    balance = sumAmounts([balance, -entry.amount]);
  }
  return rows;
}
