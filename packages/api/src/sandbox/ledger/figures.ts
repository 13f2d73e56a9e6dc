import type { BillingAccount, CreditHistoryEntry } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { usageCost } from '../state/usage.js';
import { fromMinor, minorOfMicro, totalsOf } from './money.js';
import { creditOf, transactionsOf, unpaidOf } from './post.js';
import type { LedgerTotals, LedgerTransaction } from './types.js';

const day = 24 * 60 * 60 * 1000;

/** Where a billing account stands, in minor units. */
interface Figures {
  /** Credit less what is unpaid; an account paid by invoice owes apart from its credit. */
  credit: number;
  unpaid: number;
  /** Of the current period, which is not invoiced yet. */
  running: LedgerTotals;
  /** Credit after the running total. */
  available: number;
}

export function figuresOf(state: State, account: BillingAccountRecord, now: number): Figures {
  const subtotal = minorOfMicro(usageCost(state, account.id, now));
  const running = totalsOf(subtotal, account.discount_percentage, account.vat_percentage);
  const unpaid = unpaidOf(state, account.id);
  const credit = creditOf(state, account.id) - (account.paying_by_invoice ? 0 : unpaid);
  return { credit, unpaid, running, available: credit - (account.paying_by_invoice ? 0 : running.total) };
}

/** A billing account as it is answered: with the figures that follow from the ledger and from usage. */
export function withFigures(state: State, account: BillingAccountRecord, now: number): BillingAccount {
  const { credit, unpaid, running, available } = figuresOf(state, account, now);
  const since = state.ledger.standings[account.id]?.debt_since ?? now;
  return {
    ...account,
    can_pay: account.is_active && (available > 0 || account.primary_card?.is_verified === true),
    credit_amount: fromMinor(credit),
    precalc_credit_amount: fromMinor(available),
    precalc_days_in_debt: available < 0 ? Math.max(Math.floor((now - since) / day), 0) : null,
    precalc_ongoing: fromMinor(running.total),
    unpaid_amount: fromMinor(unpaid),
    running_totals: {
      credit_amount: fromMinor(credit),
      credit_available: fromMinor(available),
      discount_amount: fromMinor(running.discount),
      ongoing: fromMinor(running.subtotal),
      subtotal: fromMinor(running.subtotal),
      total_before_tax: fromMinor(running.before_tax),
      total: fromMinor(running.total),
      vat_tax: fromMinor(running.tax),
    },
  };
}

/** What a transaction changes in the credit that `figuresOf` shows, in minor units. */
function effectOf({ entries }: LedgerTransaction, { paying_by_invoice }: BillingAccountRecord): number {
  const counted = new Set(paying_by_invoice ? ['customer_credit'] : ['customer_credit', 'receivable']);
  return entries.reduce((sum, { account, amount }) => (counted.has(account) ? sum - amount : sum), 0);
}

/** Every change of the credit of a billing account, the oldest first: they add up to its `credit_amount`. */
export function creditHistory(state: State, account: BillingAccountRecord): CreditHistoryEntry[] {
  return transactionsOf(state, account.id).flatMap((transaction) => {
    const amount = effectOf(transaction, account);
    if (amount === 0) return [];
    const { id, description, reference, acting_user, at } = transaction;
    return {
      id,
      billing_account_id: account.id,
      amount: fromMinor(amount),
      description,
      reference,
      acting_user_id: acting_user === account.user_id ? null : acting_user,
      created_at: timestamp(at),
    };
  });
}
