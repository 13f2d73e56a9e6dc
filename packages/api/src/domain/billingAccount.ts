import type { ReasonCode } from '../generated/texts.js';
import type { BillingAccount } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { leastAmount } from './money.js';
import { requestedOrDefault } from './requestedOrDefault.js';

/** Why something cannot be charged to a billing account. */
export type AccountReason = Extract<ReasonCode<'common'>, `account-${string}`>;

type Standing = Pick<BillingAccount, 'status' | 'restriction_level'>;

/**
 * Whether something new, or more than before, can be charged to a billing account (specification: account and billing,
 * section 4). What stops, shrinks or deletes needs no account in good standing.
 */
export function canCharge({ status, restriction_level }: Standing): Capability<AccountReason> {
  if (restriction_level === 'TERMINATED') return refused('account-terminated');
  if (status === 'SUSPENDED') return refused('account-suspended');
  if (status === 'PENDING_VALIDATION') return refused('account-pending');
  return restriction_level === 'FROZEN' ? refused('account-frozen') : allowed;
}

/**
 * Whether an account has an allowance until it is topped up. What the allowance does not count is warned of, and the
 * provider decides.
 */
export const isLimited = ({ restriction_level }: Pick<Standing, 'restriction_level'>): boolean =>
  restriction_level === 'LIMITED';

/** The billing account charged at first: the wanted one if it can be charged, else the default, else the first that can. */
export function chooseAccount<Account extends Standing & Pick<BillingAccount, 'id' | 'is_default'>>(
  accounts: readonly Account[],
  requested: string | null,
): Account | undefined {
  const open = accounts.filter((account) => canCharge(account).allowed);
  return requestedOrDefault(open, ({ id }) => String(id) === requested);
}

/**
 * Whether a billing account can be deleted: nothing is charged to it or unpaid, and it is not the default of several.
 * `resources` is how many are charged to it, `others` how many billing accounts there are beside it, as far as it is known.
 */
export function canDeleteAccount(
  account: Pick<BillingAccount, 'is_default' | 'unpaid_amount'>,
  { resources = 0, others = 0 }: { resources?: number; others?: number } = {},
): Capability<ReasonCode<'billing'>> {
  if (resources > 0) return refused('billing-account-in-use');
  if (account.unpaid_amount >= leastAmount) return refused('billing-account-unpaid');
  return account.is_default && others > 0 ? refused('billing-account-default') : allowed;
}

/** Whether a billing account can become the one that new resources are charged to. */
export function canMakeAccountDefault(
  account: Pick<BillingAccount, 'is_default' | 'status'>,
): Capability<ReasonCode<'billing'>> {
  if (account.is_default) return refused('billing-account-is-default');
  return account.status === 'ACTIVE' ? allowed : refused('billing-account-not-active');
}

/** How a billing account stands: its status, or how far it is restricted where that matters more. */
export function standingOf({ status, restriction_level: level }: Standing): string {
  if (level === 'TERMINATED') return level;
  if (status !== 'ACTIVE') return status;
  return level === 'CLEAR' ? status : level;
}
