import { allowed, refused, type Capability } from '@livery/api/domain/capability';
import type { BillingAccount } from '@livery/api/generated/types';

export type AccountReason = 'account-suspended' | 'account-pending' | 'account-frozen' | 'account-terminated';

/** What this page needs to know of a billing account. */
export type Payer = Pick<BillingAccount, 'id' | 'title' | 'status' | 'restriction_level' | 'is_default'>;

/** Whether something new can be charged to a billing account (A 4). */
export function canCharge({
  status,
  restriction_level,
}: Pick<Payer, 'status' | 'restriction_level'>): Capability<AccountReason> {
  if (status === 'SUSPENDED') return refused('account-suspended');
  if (status === 'PENDING_VALIDATION') return refused('account-pending');
  if (restriction_level === 'FROZEN') return refused('account-frozen');
  if (restriction_level === 'TERMINATED') return refused('account-terminated');
  return allowed;
}

/** The billing account charged at first: the wanted one if it can be charged, else the default, else the first that can. */
export function chooseAccount(accounts: readonly Payer[], wanted: string | null): Payer | undefined {
  const open = accounts.filter((account) => canCharge(account).allowed);
  return open.find(({ id }) => String(id) === wanted) ?? open.find((account) => account.is_default) ?? open[0];
}
