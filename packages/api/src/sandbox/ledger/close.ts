import { topUpAutomatically } from '../rules/automaticTopUp.js';
import { schedule } from '../state/pending.js';
import type { State } from '../state/state.js';
import { usageBetween } from '../state/usage.js';
import { issueInvoice } from './invoices.js';
import { reviewStanding } from './standing.js';

const day = 24 * 60 * 60 * 1000;

/** The next midnight after a point in time, in UTC. */
export const nextReview = (after: number): number => (Math.floor(after / day) + 1) * day;

/** Charges the month that ends with `until` to every account, and issues its invoice. */
function closeMonth(state: State, until: number): void {
  const end = new Date(until);
  const from = Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1);
  for (const { id } of state.billing_accounts) {
    const entries = usageBetween(state, id, from, until);
    issueInvoice(state, { account: id, entries, period_start: from, period_end: until - 1000, at: until });
  }
}

/** What the provider does every midnight, and what it does when a month is over; then waits for the next. */
export function runBilling(state: State, at: number): void {
  if (new Date(at).getUTCDate() === 1) closeMonth(state, at);
  for (const account of state.billing_accounts) {
    if (account.is_deleted) continue;
    topUpAutomatically(state, account, at);
    reviewStanding(state, account.id, at);
  }
  schedule(state, { kind: 'billing', due: nextReview(at) });
}
