import type { State } from '../state/state.js';
import type { LedgerAccount, LedgerEntry, LedgerState, LedgerTransaction, NewTransaction } from './types.js';

export const newLedger = (): LedgerState => ({
  transactions: [],
  invoices: [],
  holds: [],
  next_transaction: 50_001,
  next_invoice: 20_301,
  standings: {},
  clear_threshold: 1300,
});

export const sumOf = (entries: readonly LedgerEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Writes a transaction into the ledger; entries of 0 are left out. Throws unless its amounts are whole minor units that
 * add up to 0 and its billing account exists.
 */
export function post(state: State, transaction: NewTransaction): LedgerTransaction {
  const entries = transaction.entries.filter(({ amount }) => amount !== 0);
  const { kind, billing_account } = transaction;
  if (entries.length < 2) throw new Error(`A ${kind} needs two entries`);
  if (!entries.every(({ amount }) => Number.isSafeInteger(amount)))
    throw new Error(`A ${kind} is not in whole minor units`);
  if (sumOf(entries) !== 0) throw new Error(`A ${kind} does not balance: ${sumOf(entries)}`);
  if (!state.billing_accounts.some(({ id }) => id === billing_account))
    throw new Error(`There is no billing account ${billing_account}`);
  const { ledger } = state;
  const posted = { ...transaction, entries, id: ledger.next_transaction };
  ledger.next_transaction += 1;
  const after = ledger.transactions.findLastIndex(({ at }) => at <= posted.at);
  ledger.transactions.splice(after + 1, 0, posted);
  return posted;
}

/** A debit of one account and a credit of another. */
export const transfer = (debit: LedgerAccount, credit: LedgerAccount, amount: number): LedgerEntry[] => [
  { account: debit, amount },
  { account: credit, amount: -amount },
];

/** The transactions of a billing account, the oldest first. */
export const transactionsOf = ({ ledger }: State, billing_account: number): LedgerTransaction[] =>
  ledger.transactions.filter((one) => one.billing_account === billing_account);

interface BalanceFilter {
  /** Of one billing account; of all otherwise. */
  billing_account?: number;
  /** Of one invoice. */
  invoice?: number;
}

/** Debits less credits of a ledger account, in minor units. */
export function balance({ ledger }: State, account: LedgerAccount, filter: BalanceFilter = {}): number {
  const { billing_account, invoice } = filter;
  let sum = 0;
  for (const one of ledger.transactions) {
    if (billing_account !== undefined && one.billing_account !== billing_account) continue;
    if (invoice !== undefined && one.invoice !== invoice) continue;
    for (const entry of one.entries) if (entry.account === account) sum += entry.amount;
  }
  return sum;
}

/** Credit that is not spent, in minor units; never below 0. */
export const creditOf = (state: State, billing_account: number): number =>
  -balance(state, 'customer_credit', { billing_account }) + 0;

/** What is unpaid of the invoices of a billing account, in minor units. */
export const unpaidOf = (state: State, billing_account: number): number =>
  balance(state, 'receivable', { billing_account });
