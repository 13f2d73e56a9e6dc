import { describe, expect, it } from 'vitest';
import type { BillingAccount, VmStatus } from '../generated/types.js';
import { canAfford, canCharge, canDeleteAccount, chooseAccount, remainingAllowance } from './billingAccount.js';

type Standing = [BillingAccount['status'], BillingAccount['restriction_level'], string];

it.each<Standing>([
  ['ACTIVE', 'CLEAR', 'yes'],
  ['ACTIVE', 'LIMITED', 'yes'],
  ['ACTIVE', 'FROZEN', 'account-frozen'],
  ['ACTIVE', 'TERMINATED', 'account-terminated'],
  ['SUSPENDED', 'CLEAR', 'account-suspended'],
  ['SUSPENDED', 'FROZEN', 'account-suspended'],
  ['PENDING_VALIDATION', 'CLEAR', 'account-pending'],
  ['closed', 'UNHEARD_OF', 'yes'],
])('something new is charged to an account that is %s and %s: %s', (status, restriction_level, answer) => {
  const use = canCharge({ status, restriction_level });
  expect(use.allowed ? 'yes' : use.reason).toBe(answer);
});

it.each([
  ['the wanted one', '1', 1],
  ['the default where the wanted one cannot be charged', '3', 2],
  ['the default where none is wanted', null, 2],
])('what is charged at first is %s', (_, requested, id) => {
  const account = (number: number, status = 'ACTIVE') =>
    ({ id: number, status, restriction_level: 'CLEAR', is_default: number === 2 }) as const;
  const [first, second, suspended] = [account(1), account(2), account(3, 'SUSPENDED')];
  expect(chooseAccount([first, second, suspended], requested)?.id).toBe(id);
  expect(chooseAccount([suspended, first], requested)?.id).toBe(1);
  expect(chooseAccount([suspended], requested)).toBeUndefined();
});

const limit = { vcpu: 4, ram_mb: 8192 };
const limited = { id: 1, status: 'ACTIVE', restriction_level: 'LIMITED' };

const vm = (uuid: string, vcpu: number, memory: number, status: VmStatus = 'running', billing_account = 1) => ({
  uuid,
  vcpu,
  memory,
  status,
  billing_account,
});

describe('what is left of an allowance', () => {
  it.each([
    ['no machine', [], limit],
    ['two machines', [vm('a', 1, 1024), vm('b', 2, 2048)], { vcpu: 1, ram_mb: 5120 }],
    ['a stopped one', [vm('a', 1, 1024, 'stopped')], { vcpu: 3, ram_mb: 7168 }],
    ['one that is deleted', [vm('a', 4, 8192, 'deleted')], limit],
    ["another account's", [vm('a', 4, 8192, 'running', 2)], limit],
    ['more than there is', [vm('a', 8, 1024)], { vcpu: 0, ram_mb: 7168 }],
    ['one of unknown size', [vm('a', NaN, NaN), vm('b', 1, 1024)], { vcpu: 3, ram_mb: 7168 }],
    ['the one that is resized', [vm('resized', 4, 8192), vm('b', 1, 1024)], { vcpu: 3, ram_mb: 7168 }],
  ])('by %s', (_, vms, left) => {
    expect(remainingAllowance(limited, limit, vms, 'resized')).toEqual(left);
  });

  it.each([
    ['an account without a limit', { ...limited, restriction_level: 'CLEAR' }, limit],
    ['a site that names none', limited, null],
  ])('is not counted for %s', (_, account, site) => {
    expect(remainingAllowance(account, site, [vm('a', 9, 9)])).toBeUndefined();
  });
});

describe('a machine of a size', () => {
  const others = [vm('a', 2, 4096)];
  const answer = (capability: ReturnType<typeof canAfford>): string => (capability.allowed ? 'yes' : capability.reason);

  it.each([
    ['fits into what is left', { vcpu: 2, ram: 4096 }, 'yes'],
    ['takes too many CPUs', { vcpu: 3, ram: 1024 }, 'account-over-allowance'],
    ['takes too much memory', { vcpu: 1, ram: 4097 }, 'account-over-allowance'],
    ['grows in its own place', { vcpu: 4, ram: 8192, vm: vm('a', 2, 4096) }, 'yes'],
    ['grows beyond it', { vcpu: 5, ram: 8192, vm: vm('a', 2, 4096) }, 'account-over-allowance'],
    ['moves here', { vcpu: 3, ram: 1024, vm: vm('b', 3, 1024, 'running', 2) }, 'account-over-allowance'],
  ])('that %s: %s', (_, requested, expected) => {
    expect(answer(canAfford(limited, limit, others, requested))).toBe(expected);
  });

  const suspended = { ...limited, status: 'SUSPENDED', restriction_level: 'CLEAR' };

  it.each([
    ['that is new', { vcpu: 1, ram: 1024 }, 'account-suspended'],
    ['that grows', { vcpu: 3, ram: 4096, vm: vm('a', 2, 4096) }, 'account-suspended'],
    ['that shrinks', { vcpu: 1, ram: 4096, vm: vm('a', 2, 4096) }, 'yes'],
    ['that stays as it is', { vcpu: 2, ram: 4096, vm: vm('a', 2, 4096) }, 'yes'],
  ])('%s on an account that is suspended', (_, requested, expected) => {
    expect(answer(canAfford(suspended, limit, others, requested))).toBe(expected);
  });
});

describe('a billing account is deleted', () => {
  it.each([
    ['the default of several', { is_default: true, unpaid_amount: 0 }, { others: 1 }, 'billing-account-default'],
    ['the last one, which is the default', { is_default: true, unpaid_amount: 0 }, { others: 0 }, 'yes'],
    ['the default, while the others are not known', { is_default: true, unpaid_amount: 0 }, {}, 'yes'],
    ['one that is in use', { is_default: false, unpaid_amount: 0 }, { resources: 1 }, 'billing-account-in-use'],
    ['one with what a sum leaves of nothing', { is_default: false, unpaid_amount: 1e-17 }, {}, 'yes'],
    ['one with something unpaid', { is_default: false, unpaid_amount: 5 }, {}, 'billing-account-unpaid'],
  ])('%s', (_, account, known, expected) => {
    const answer = canDeleteAccount(account, known);
    expect(answer.allowed ? 'yes' : answer.reason).toBe(expected);
  });
});
