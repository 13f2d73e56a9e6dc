import type { State } from '../state/state.js';
import { figuresOf } from './figures.js';
import { unpaidInvoices } from './invoices.js';
import { applyRestriction } from './restrict.js';
import type { Standing } from './types.js';

const day = 24 * 60 * 60 * 1000;

/** From how many days in debt an account is restricted how far; the worst first. */
const restrictions = [
  { days: 90, level: 'TERMINATED', suspended: true },
  { days: 30, level: 'FROZEN', suspended: true },
  { days: 14, level: 'FROZEN', suspended: false },
  { days: 1, level: 'LIMITED', suspended: false },
] as const;

const severity = ['CLEAR', 'LIMITED', 'FROZEN', 'TERMINATED'];

/** What was paid since a point in time, in minor units. */
function paidSince({ ledger }: State, account: number, since: number): number {
  return ledger.transactions
    .filter((one) => one.billing_account === account && one.at >= since && one.processor !== undefined)
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => (entry.account === 'processor_clearing' ? sum + entry.amount : sum), 0);
}

/**
 * Notes since when an account is in debt, restricts it by the days it has been, and lifts restrictions once nothing is
 * owed and payments since then reach the threshold of the site. An account that may be in debt is never restricted; one
 * paid by invoice is in debt while an invoice is overdue. What was terminated, or suspended by the provider, stays so.
 */
export function reviewStanding(state: State, id: number, at: number): void {
  const account = state.billing_accounts.find((one) => one.id === id);
  if (!account || account.is_deleted) return;
  const standing: Standing = (state.ledger.standings[id] ??= {});
  const unpaid = unpaidInvoices(state, id);
  const overdue = unpaid.some(({ due }) => due !== null && due < at);
  const inDebt = account.paying_by_invoice ? overdue : figuresOf(state, account, at).available < 0;
  if (!inDebt) {
    delete standing.debt_since;
    const { restricted_since } = standing;
    const lifts =
      restricted_since !== undefined && paidSince(state, id, restricted_since) >= state.ledger.clear_threshold;
    if (unpaid.length > 0 || !lifts || account.restriction_level === 'TERMINATED') return;
    account.restriction_level = 'CLEAR';
    applyRestriction(state, account, at);
    if (standing.suspended_for_debt)
      Object.assign(account, { status: 'ACTIVE', is_active: true, suspend_reason: null });
    delete standing.restricted_since;
    delete standing.suspended_for_debt;
    return;
  }
  standing.debt_since ??= at;
  if (account.allow_debt || account.status === 'PENDING_VALIDATION') return;
  const days = (at - standing.debt_since) / day;
  const due = restrictions.find((one) => days >= one.days);
  if (!due || severity.indexOf(due.level) < severity.indexOf(account.restriction_level)) return;
  if (due.level !== account.restriction_level) {
    account.restriction_level = due.level;
    applyRestriction(state, account, at);
  }
  standing.restricted_since ??= at;
  if (!due.suspended || account.status === 'SUSPENDED') return;
  standing.suspended_for_debt = true;
  const reason = unpaid[0] ? `Unpaid invoice ${unpaid[0].id}` : 'Credit below zero';
  Object.assign(account, { status: 'SUSPENDED', is_active: false, suspend_reason: reason });
}
