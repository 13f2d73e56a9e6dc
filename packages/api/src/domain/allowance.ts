import type { BillingAccount, LimitedBillingAccountConfig, ManagedService, Vm } from '../generated/types.js';
import { canCharge, isLimited, type AccountReason } from './billingAccount.js';
import { allowed, type Capability, refused } from './capability.js';

/** vCPU and memory in MB that the machines of a limited billing account may have together. */
export type Allowance = LimitedBillingAccountConfig;

type Account = Pick<BillingAccount, 'id' | 'status' | 'restriction_level'>;

/** What takes of an allowance: a virtual machine, or a managed service with all of its machines. */
export interface Charged extends Pick<Vm, 'uuid' | 'vcpu' | 'memory'> {
  billing_account?: number | undefined;
  status: string;
}

/** A managed service as its machines take of an allowance together; one whose size is unknown takes nothing. */
export function chargedService({
  uuid,
  billing_account_id,
  status,
  resources,
}: Pick<ManagedService, 'uuid' | 'billing_account_id' | 'status' | 'resources'>): Charged {
  const machines = resources.filter(({ resource_type }) => resource_type === 'vm');
  return {
    uuid,
    billing_account: billing_account_id,
    status,
    vcpu: machines.reduce((sum, { vcpu }) => sum + (vcpu || 0), 0),
    memory: machines.reduce((sum, { memory }) => sum + (memory || 0), 0),
  };
}

/**
 * What is left of a limited account's allowance, never less than nothing; undefined where the account has no limit, or the
 * site names none. `charged` is all that is known, of any account; `except` is the uuid of what is resized. What is of unknown
 * size takes nothing: the server knows better.
 */
export function remainingAllowance(
  account: Account,
  limit: Allowance | null | undefined,
  charged: readonly Charged[],
  except?: string,
): Allowance | undefined {
  if (!isLimited(account) || !limit) return undefined;
  const others = charged.filter(
    (one) => one.billing_account === account.id && one.uuid !== except && one.status !== 'deleted',
  );
  const left = (total: number, taken: (one: Charged) => number): number =>
    Math.max(total - others.reduce((sum, one) => sum + (taken(one) || 0), 0), 0);
  return { vcpu: left(limit.vcpu, ({ vcpu }) => vcpu), ram_mb: left(limit.ram_mb, ({ memory }) => memory) };
}

/** A size that is to be charged; `ram` in MB. */
export interface RequestedSize {
  vcpu: number;
  ram: number;
  /** What is resized or moved, as it is charged now; left out for something new. */
  resource?: Charged;
}

/** The size of what is moved to another billing account as it is. */
export const movedSize = (resource: Charged): RequestedSize => ({
  vcpu: resource.vcpu,
  ram: resource.memory,
  resource,
});

/**
 * Whether a size can be charged to a billing account: one in good standing and, if it is limited, within what all else leaves
 * of its allowance. What shrinks or stays as it is needs neither.
 */
export function canAfford(
  account: Account,
  limit: Allowance | null | undefined,
  charged: readonly Charged[],
  { vcpu, ram, resource }: RequestedSize,
): Capability<AccountReason> {
  if (resource && resource.billing_account === account.id && vcpu <= resource.vcpu && ram <= resource.memory)
    return allowed;
  const standing = canCharge(account);
  if (!standing.allowed) return standing;
  const left = remainingAllowance(account, limit, charged, resource?.uuid);
  return left && (vcpu > left.vcpu || ram > left.ram_mb) ? refused('account-over-allowance') : allowed;
}
