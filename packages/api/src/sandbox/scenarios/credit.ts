import type { UsageEntry } from '../../generated/types.js';
import { issueInvoice, unpaidOfInvoice, usageTotals } from '../ledger/invoices.js';
import { fromMinor, toMinor } from '../ledger/money.js';
import { payInvoice, postPromotion, postTopUp } from '../ledger/payments.js';
import { post, transfer } from '../ledger/post.js';
import type { LedgerInvoice } from '../ledger/types.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { usageBetween } from '../state/usage.js';
import { customerId } from './newState.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const accountIn = (state: State, id: number): BillingAccountRecord => {
  const found = state.billing_accounts.find((one) => one.id === id);
  if (!found) throw new Error(`There is no billing account ${id}`);
  return found;
};

/** Credit from before the ledger begins, in the site currency. */
export function carryOver(state: State, account: number, amount: number, at: number): void {
  if (amount === 0) return;
  post(state, {
    kind: 'opening_balance',
    at,
    billing_account: account,
    acting_user: null,
    description: 'Balance carried over',
    reference: null,
    entries: transfer('opening_balance', 'customer_credit', toMinor(amount)),
  });
}

/** The months before the present one, the oldest first, as their beginning and end in ms. */
function monthsBefore(now: number, count: number): { from: number; until: number }[] {
  const today = new Date(now);
  const start = (back: number): number => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back);
  return Array.from({ length: count }, (_, index) => ({ from: start(count - index), until: start(count - index - 1) }));
}

const used = (state: State, account: number, from: number, until: number): UsageEntry[] =>
  usageBetween(state, account, from, until).filter(({ cost }) => cost > 0);

interface PaidYear {
  account: number;
  /** Credit in the end, in the site currency. */
  credit: number;
  /** Top-ups are multiples of it, in the site currency. */
  step: number;
}

/**
 * A year in which an account was charged for what it has now, as far as it was there, and topped up in time. What it is
 * to have in the end beyond that was carried over.
 */
export function addPaidYear(state: State, now: number, { account: id, credit, step }: PaidYear): void {
  const account = accountIn(state, id);
  const months = monthsBefore(now, 12).map((month) => {
    const entries = used(state, id, month.from, month.until);
    return Object.assign(month, { entries, total: usageTotals(entries, account).total });
  });
  let left = 0;
  const planned = months.map((month) => {
    const topUp = Math.ceil(Math.max(month.total - left, 0) / toMinor(step)) * toMinor(step);
    left += topUp - month.total;
    return Object.assign(month, { topUp });
  });
  const begin = months[0]?.from ?? now;
  carryOver(state, id, fromMinor(toMinor(credit) - left), begin);
  for (const { from, until, entries, topUp } of planned) {
    if (topUp > 0) {
      postTopUp(state, {
        account: id,
        amount: fromMinor(topUp),
        fee: fromMinor(25 + Math.round(topUp * 0.014)),
        processor: 'stripe_creditcard',
        reference: `pi_${id}_${from / day}`,
        description: 'Visa 4242',
        acting_user: customerId,
        at: until - 4 * day + 9 * hour,
      });
    }
    issueInvoice(state, { account: id, entries, period_start: from, period_end: until - 1000, at: until });
  }
}

/** Months whose invoices were each paid by card. */
export function addPaidInvoices(state: State, now: number, account: number): void {
  for (const { from, until } of monthsBefore(now, 12).slice(0, -3)) {
    const entries = used(state, account, from, until);
    const invoice = issueInvoice(state, { account, entries, period_start: from, period_end: until - 1000, at: until });
    if (!invoice || unpaidOfInvoice(state, invoice) === 0) continue;
    payInvoice(state, {
      invoice: invoice.id,
      processor: 'stripe_creditcard',
      reference: `pi_${account}_${from / day}`,
      description: `Invoice ${invoice.id}, Visa 4242`,
      acting_user: customerId,
      at: until + 2 * day,
    });
  }
}

interface Debt {
  account: number;
  /** Before tax, in the site currency. */
  cost: number;
  /** What it is for. */
  description: string;
  days: number;
  restriction: 'CLEAR' | 'LIMITED' | 'FROZEN' | 'TERMINATED';
  /** Why the account is suspended for it; left out where it is not. */
  reason?: (invoice: LedgerInvoice) => string;
}

/** Puts an account into debt by an invoice that nobody paid, and restricts it. */
export function addDebt(state: State, now: number, { account: id, cost, description, days, ...facts }: Debt): void {
  const account = accountIn(state, id);
  const at = now - days * day;
  const issued = new Date(at);
  const from = Date.UTC(issued.getUTCFullYear(), issued.getUTCMonth() - 1);
  const period_end = Date.UTC(issued.getUTCFullYear(), issued.getUTCMonth()) - 1000;
  const price = cost / 600;
  const entries = [{ description, hours: 600, price, cost }];
  const invoice = issueInvoice(state, { account: id, entries, period_start: from, period_end, at });
  // Paying for the months before may have suspended it for a while.
  Object.assign(account, { status: 'ACTIVE', is_active: true, suspend_reason: null });
  account.restriction_level = facts.restriction;
  state.ledger.standings[id] = {
    debt_since: at,
    ...(facts.restriction !== 'CLEAR' && { restricted_since: at }),
    ...(facts.reason && { suspended_for_debt: true }),
  };
  if (!facts.reason || !invoice) return;
  Object.assign(account, { status: 'SUSPENDED', is_active: false, suspend_reason: facts.reason(invoice) });
}

/** Credit that the provider gave a new customer. */
export function addFirstCredit(state: State, account: number, amount: number, at: number): void {
  postPromotion(state, {
    account,
    amount,
    acting_user: null,
    at,
    reference: 'first_free',
    description: 'Credit for a new account',
  });
}
