import { describe, expect, it } from 'vitest';
import type { BillingAccount } from '../generated/types.js';
import { canCharge, canDeleteAccount, chooseAccount } from './billingAccount.js';

type Standing = [BillingAccount['status'], BillingAccount['restriction_level'], string];

it.each<Standing>([
  ['ACTIVE', 'CLEAR', 'yes'],
  ['ACTIVE', 'LIMITED', 'yes'],
  ['ACTIVE', 'FROZEN', 'account-frozen'],
  ['ACTIVE', 'TERMINATED', 'account-terminated'],
  ['SUSPENDED', 'CLEAR', 'account-suspended'],
  ['SUSPENDED', 'FROZEN', 'account-suspended'],
  ['SUSPENDED', 'TERMINATED', 'account-terminated'],
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
