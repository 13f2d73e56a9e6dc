import { siteOf } from '../catalogue/site.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { statesOfAll } from '../state/tenants.js';
import { toMinor } from './money.js';
import { post, transfer } from './post.js';

/** Credit for a new customer who came by the account's referral link; the amount is in the site currency. */
export function postPromoterCredit(state: State, account: number, amount: number, at: number): void {
  post(state, {
    kind: 'promotion',
    at,
    billing_account: account,
    acting_user: null,
    description: 'Referral credit for a new customer',
    reference: 'referral_promoter',
    entries: transfer('promotions', 'customer_credit', toMinor(amount)),
  });
}

/** The billing account of another customer that shares a code, and that customer's state; undefined where there is none. */
export function promoterOf(
  state: State,
  code: string | null | undefined,
): { state: State; account: BillingAccountRecord } | undefined {
  for (const other of statesOfAll(state)) {
    if (!code || other.billing_accounts === state.billing_accounts) continue;
    const account = other.billing_accounts.find((one) => one.referral_share_code === code && !one.is_deleted);
    if (account) return { state: other, account };
  }
  return undefined;
}

/**
 * Credits the other customer who shared the code that a billing account was opened with, once the account's own referral
 * credit is given.
 */
export function creditPromoter(state: State, id: number, at: number): void {
  const code = state.billing_accounts.find((one) => one.id === id)?.referral_code;
  const amount = siteOf(state).referralCreditAmounts?.promoter_credit ?? 0;
  const promoter = promoterOf(state, code);
  if (promoter && amount > 0) postPromoterCredit(promoter.state, promoter.account.id, amount, at);
}
