import * as calls from '../generated/calls/billing.js';
import { change } from './change.js';
import { read } from './read.js';

/** The billing accounts that resources can be charged to. */
export function billingAccounts() {
  return read(calls.listBillingAccounts, {});
}

/** Charges any resource that has a uuid to another billing account from now on. */
export const setResourceBilling = change(calls.setResourceBilling);
