import * as calls from '../generated/calls/billing.js';
import { change } from './change.js';
import { read } from './read.js';

/** The billing accounts that resources can be charged to. */
export function billingAccounts() {
  return read(calls.listBillingAccounts, {});
}

/** What the resources of a billing account have cost in the current period. */
export function usage(billing_account_id: number) {
  return read(calls.listUsage, { billing_account_id });
}

/** Charges any resource that has a uuid to another billing account from now on. */
export const setResourceBilling = change(calls.setResourceBilling, {
  optimistic: ({ billing_account_id: id }, row): object =>
    row && 'billing_account' in row ? { billing_account: id } : { billing_account_id: id },
});
