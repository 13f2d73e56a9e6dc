import { canCharge } from '@livery/api/domain/billingAccount';
import type { BillingAccount } from '@livery/api/generated/types';

/** What this page needs to know of a billing account. */
export type Payer = Pick<BillingAccount, 'id' | 'title' | 'status' | 'restriction_level' | 'is_default'>;

/** The billing account charged at first: the wanted one if it can be charged, else the default, else the first that can. */
export function chooseAccount(accounts: readonly Payer[], wanted: string | null): Payer | undefined {
  const open = accounts.filter((account) => canCharge(account).allowed);
  return open.find(({ id }) => String(id) === wanted) ?? open.find((account) => account.is_default) ?? open[0];
}
