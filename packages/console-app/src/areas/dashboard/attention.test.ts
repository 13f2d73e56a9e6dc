import { describe, expect, it } from 'vitest';
import type { BillingAccount } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { problemOf, slowVms, troubledAccounts, withoutBackup, type AccountProblem } from './attention.js';

const good = {
  id: 1,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  is_deleted: false,
  allow_debt: false,
  credit_amount: 100,
  precalc_credit_amount: 40,
  precalc_days_in_debt: null,
  low_balance_notice_settings: null,
} as BillingAccount;

describe('a billing account', () => {
  it.each<[string, Partial<BillingAccount>, AccountProblem | undefined]>([
    ['in good standing', {}, undefined],
    ['that is limited', { restriction_level: 'LIMITED' }, 'limited'],
    ['that is frozen and suspended', { restriction_level: 'FROZEN', status: 'SUSPENDED' }, 'frozen'],
    ['that is suspended', { status: 'SUSPENDED' }, 'suspended'],
    ['that is terminated', { restriction_level: 'TERMINATED' }, 'terminated'],
    ['that waits', { status: 'PENDING_VALIDATION' }, 'pending-validation'],
    ['below its threshold', { low_balance_notice_settings: { threshold: 50, is_enabled: true } }, 'low-balance'],
    ['above its threshold', { low_balance_notice_settings: { threshold: 40, is_enabled: true } }, undefined],
    ['that asked for no notice', { low_balance_notice_settings: { threshold: 50, is_enabled: false } }, undefined],
    [
      'whose costs were never computed',
      { precalc_credit_amount: null, low_balance_notice_settings: { threshold: 50, is_enabled: true } },
      undefined,
    ],
    ['in debt', { precalc_days_in_debt: 3 }, 'in-debt'],
    ['that may be in debt', { precalc_days_in_debt: 3, allow_debt: true }, undefined],
    ['that is deleted', { is_deleted: true, restriction_level: 'FROZEN' }, undefined],
  ])('%s', (_, facts, problem) => {
    expect(problemOf({ ...good, ...facts })).toBe(problem);
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

const changed = '2026-03-14 09:27:31';
const start = Date.UTC(2026, 2, 14, 9, 27, 31);
const machine = (facts: Partial<LocatedVm>) => ({ backup: true, status_changed_at: changed, ...facts }) as LocatedVm;

it('counts the machines without backup, but for those that come or go', () => {
  const vms = (['running', 'stopped', 'creating', 'deleted'] as const).map((status) =>
    machine({ status, backup: false }),
  );
  expect(withoutBackup([...vms, machine({ status: 'running' })])).toBe(2);
});

it('names the machines that hang', () => {
  const stopping = machine({ status: 'stopping' });
  const vms = [machine({ status: 'running' }), stopping];
  expect(slowVms(vms, start + 60_000)).toEqual([]);
  expect(slowVms(vms, start + 160_000)).toEqual([stopping]);
});
