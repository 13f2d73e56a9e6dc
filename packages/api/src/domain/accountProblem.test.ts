import { describe, expect, it } from 'vitest';
import type { BillingAccount, RunningTotals } from '../generated/types.js';
import { problemOf, troubledAccounts, type AccountProblem } from './accountProblem.js';
import { isProblemKnown } from './accountStanding.js';

const good = {
  id: 1,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  is_deleted: false,
  allow_debt: false,
  credit_amount: 100,
  running_totals: { credit_available: 40 },
  precalc_days_in_debt: null,
  low_balance_notice_settings: null,
} as BillingAccount;

describe('a billing account', () => {
  it.each<[string, Partial<BillingAccount>, AccountProblem | undefined]>([
    ['in good standing', {}, undefined],
    ['that is limited', { restriction_level: 'LIMITED' }, 'limited'],
    ['that is frozen and suspended', { restriction_level: 'FROZEN', status: 'SUSPENDED' }, 'suspended'],
    ['that is suspended', { status: 'SUSPENDED' }, 'suspended'],
    ['that is terminated', { restriction_level: 'TERMINATED' }, 'terminated'],
    ['that waits', { status: 'PENDING_VALIDATION' }, 'pending-validation'],
    ['below its threshold', { low_balance_notice_settings: { threshold: 50, is_enabled: true } }, 'low-balance'],
    ['above its threshold', { low_balance_notice_settings: { threshold: 40, is_enabled: true } }, undefined],
    ['that asked for no notice', { low_balance_notice_settings: { threshold: 50, is_enabled: false } }, undefined],
    [
      'whose credit left is not known',
      {
        running_totals: { credit_available: Number.NaN } as RunningTotals,
        low_balance_notice_settings: { threshold: 50, is_enabled: true },
      },
      undefined,
    ],
    ['in debt', { precalc_days_in_debt: 3 }, 'in-debt'],
    ['that may be in debt', { precalc_days_in_debt: 3, allow_debt: true }, undefined],
    ['that is deleted', { is_deleted: true, restriction_level: 'FROZEN' }, undefined],
  ])('%s', (_, facts, problem) => {
    expect(problemOf({ ...good, ...facts })).toBe(problem);
  });

  it.each([
    [undefined, true],
    [['title'], true],
    [['status'], false],
    [['low_balance_notice_settings'], false],
  ])('of which %s was not understood may have a problem: %s', (not_understood, known) => {
    const read = { ...good, not_understood };
    expect(isProblemKnown(read)).toBe(known);
    expect(isProblemKnown({ ...read, is_deleted: true })).toBe(true);
  });

  it('stands the higher the worse it is', () => {
    const accounts = [
      { ...good, id: 1, restriction_level: 'LIMITED' as const },
      good,
      { ...good, id: 3, restriction_level: 'TERMINATED' as const },
    ];
    expect(troubledAccounts(accounts).map(({ account }) => account.id)).toEqual([3, 1]);
  });
});
