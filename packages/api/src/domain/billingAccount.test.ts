import { expect, it } from 'vitest';
import type { BillingAccount, VmStatus } from '../generated/types.js';
import { allowanceLeft, allowanceOf, canCharge, isWithin } from './billingAccount.js';

type Standing = [BillingAccount['status'], BillingAccount['restriction_level'], string];

it.each<Standing>([
  ['ACTIVE', 'CLEAR', 'yes'],
  ['ACTIVE', 'LIMITED', 'yes'],
  ['ACTIVE', 'FROZEN', 'account-frozen'],
  ['ACTIVE', 'TERMINATED', 'account-terminated'],
  ['SUSPENDED', 'CLEAR', 'account-suspended'],
  ['SUSPENDED', 'FROZEN', 'account-suspended'],
  ['PENDING_VALIDATION', 'CLEAR', 'account-pending'],
])('something new is charged to an account that is %s and %s: %s', (status, restriction_level, answer) => {
  const use = canCharge({ status, restriction_level });
  expect(use.allowed ? 'yes' : use.reason).toBe(answer);
});

const limit = { vcpu: 4, ram_mb: 8192 };

it.each<[BillingAccount['restriction_level'], typeof limit | null, typeof limit | undefined]>([
  ['LIMITED', limit, limit],
  ['LIMITED', null, undefined],
  ['CLEAR', limit, undefined],
])('an account that is %s may use of the site’s %o: %o', (restriction_level, site, allowance) => {
  expect(allowanceOf({ restriction_level }, site)).toEqual(allowance);
});

const vm = (vcpu: number, memory: number, status: VmStatus = 'running') => ({ vcpu, memory, status });

it.each([
  ['no machine', [], limit],
  ['two machines', [vm(1, 1024), vm(2, 2048)], { vcpu: 1, ram_mb: 5120 }],
  ['a stopped one', [vm(1, 1024, 'stopped')], { vcpu: 3, ram_mb: 7168 }],
  ['one that is deleted', [vm(4, 8192, 'deleted')], limit],
  ['more than there is', [vm(8, 1024)], { vcpu: 0, ram_mb: 7168 }],
])('%s leaves its rest of an allowance', (_, vms, left) => {
  expect(allowanceLeft(limit, vms)).toEqual(left);
});

it.each([
  [limit, 4, 8192, true],
  [limit, 5, 1024, false],
  [limit, 1, 8193, false],
  [undefined, 64, 999_999, true],
])('within %o: %d vCPU and %d MB are %s', (allowance, vcpu, ram, fits) => {
  expect(isWithin(allowance, { vcpu, ram })).toBe(fits);
});
