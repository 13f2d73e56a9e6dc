import * as operations from '../generated/operations/billing.js';
import type { BillingAccount } from '../generated/types.js';
import { change } from './change.js';
import { NotFoundError } from './errors.js';
import { read } from './read.js';

/** All billing accounts: what was charged to one that is deleted still says how it was called. */
export function billingAccounts() {
  return read(operations.listBillingAccounts, {});
}

const openOnes = (accounts: BillingAccount[]): BillingAccount[] => accounts.filter(({ is_deleted }) => !is_deleted);

/** Those that are not deleted. */
export function openBillingAccounts() {
  return { ...billingAccounts(), select: openOnes };
}

/** One billing account, picked from the list. Its error is a NotFoundError when the list has it not. */
export function billingAccount(id: number) {
  return {
    ...billingAccounts(),
    select(accounts: BillingAccount[]): BillingAccount {
      const found = openOnes(accounts).find((account) => account.id === id);
      if (!found) throw new NotFoundError('billing_account', String(id));
      return found;
    },
  };
}

/** What the resources of a billing account have cost in the current period. */
export function usage(billing_account_id: number) {
  return read(operations.listUsage, { billing_account_id });
}

/** Charges any resource that has a uuid to another billing account from now on. */
export const setResourceBilling = change(operations.setResourceBilling, {
  optimistic: ({ billing_account_id: id }, row): object =>
    row && 'billing_account' in row ? { billing_account: id } : { billing_account_id: id },
});
