import type { ReasonCode } from '../generated/texts.js';
import type { BillingAccount, LimitedBillingAccountConfig, Vm } from '../generated/types.js';
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
  if (status === 'SUSPENDED') return refused('account-suspended');
  if (status === 'PENDING_VALIDATION') return refused('account-pending');
  if (restriction_level === 'FROZEN') return refused('account-frozen');
  if (restriction_level === 'TERMINATED') return refused('account-terminated');
  return allowed;
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

/** vCPU and memory in MB that the machines of a limited billing account may have together. */
export type Allowance = LimitedBillingAccountConfig;

type Account = Standing & Pick<BillingAccount, 'id'>;
type Charged = Pick<Vm, 'uuid' | 'billing_account' | 'status' | 'vcpu' | 'memory'>;

/**
 * What other machines leave of a limited account's allowance, never less than nothing; undefined where the account has
 * no limit, or the site names none. `vms` are all machines that are known, of any account; `except` is the uuid of one
 * that is resized. A machine whose size is unknown takes nothing: the server knows better.
 */
export function remainingAllowance(
  account: Account,
  limit: Allowance | null | undefined,
  vms: readonly Charged[],
  except?: string,
): Allowance | undefined {
  if (!isLimited(account) || !limit) return undefined;
  const others = vms.filter((vm) => vm.billing_account === account.id && vm.uuid !== except && vm.status !== 'deleted');
  const left = (total: number, taken: (vm: Charged) => number): number =>
    Math.max(total - others.reduce((sum, vm) => sum + (taken(vm) || 0), 0), 0);
  return { vcpu: left(limit.vcpu, ({ vcpu }) => vcpu), ram_mb: left(limit.ram_mb, ({ memory }) => memory) };
}

/** A size that is to be charged; `ram` in MB. */
export interface RequestedSize {
  vcpu: number;
  ram: number;
  /** The machine that is resized or moved; left out for a new one. */
  vm?: Charged;
}

/**
 * Whether a machine of a size can be charged to a billing account: one in good standing and, if it is limited, within
 * what other machines leave of its allowance. A machine that shrinks or stays as it is needs neither.
 */
export function canAfford(
  account: Account,
  limit: Allowance | null | undefined,
  vms: readonly Charged[],
  { vcpu, ram, vm }: RequestedSize,
): Capability<AccountReason> {
  if (vm && vm.billing_account === account.id && vcpu <= vm.vcpu && ram <= vm.memory) return allowed;
  const standing = canCharge(account);
  if (!standing.allowed) return standing;
  const left = remainingAllowance(account, limit, vms, vm?.uuid);
  return left && (vcpu > left.vcpu || ram > left.ram_mb) ? refused('account-over-allowance') : allowed;
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
