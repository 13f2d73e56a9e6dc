import type { BillingAccount, LimitedBillingAccountConfig, Vm } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';

/** Why nothing new can be charged to a billing account. */
export type AccountReason = 'account-suspended' | 'account-pending' | 'account-frozen' | 'account-terminated';

/** English texts of the reasons, after the account's name, for the sandbox's answers; the console has its own. */
export const accountReasonText: Record<AccountReason, string> = {
  'account-suspended': 'is suspended',
  'account-pending': 'is not validated yet',
  'account-frozen': 'is frozen',
  'account-terminated': 'is closed',
};

type Standing = Pick<BillingAccount, 'status' | 'restriction_level'>;

/** Whether something new can be charged to a billing account (A 4). */
export function canCharge({ status, restriction_level }: Standing): Capability<AccountReason> {
  if (status === 'SUSPENDED') return refused('account-suspended');
  if (status === 'PENDING_VALIDATION') return refused('account-pending');
  if (restriction_level === 'FROZEN') return refused('account-frozen');
  if (restriction_level === 'TERMINATED') return refused('account-terminated');
  return allowed;
}

/** vCPU and memory in MB that the machines of a limited billing account may have together (I 9). */
export type Allowance = LimitedBillingAccountConfig;

/** What the machines charged to an account may have together; undefined where it has no limit, or the site knows none. */
export function allowanceOf(
  { restriction_level }: Pick<Standing, 'restriction_level'>,
  limit: LimitedBillingAccountConfig | null | undefined,
): Allowance | undefined {
  return restriction_level === 'LIMITED' ? (limit ?? undefined) : undefined;
}

/** What these machines leave of an allowance; never less than nothing. */
export function allowanceLeft(
  { vcpu, ram_mb }: Allowance,
  vms: readonly Pick<Vm, 'status' | 'vcpu' | 'memory'>[],
): Allowance {
  const there = vms.filter(({ status }) => status !== 'deleted');
  return {
    vcpu: Math.max(vcpu - there.reduce((sum, vm) => sum + vm.vcpu, 0), 0),
    ram_mb: Math.max(ram_mb - there.reduce((sum, vm) => sum + vm.memory, 0), 0),
  };
}

/** Whether a size fits into an allowance; every size fits where there is none. `ram` in MB. */
export function isWithin(allowance: Allowance | undefined, { vcpu, ram }: { vcpu: number; ram: number }): boolean {
  return !allowance || (vcpu <= allowance.vcpu && ram <= allowance.ram_mb);
}
