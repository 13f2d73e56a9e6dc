import { describe, expect, it } from 'vitest';
import type { RunningTotals } from '../generated/types.js';
import { hourlyUsage, runwayDays } from './runway.js';

const account = {
  allow_debt: false,
  discount_percentage: 0,
  paying_by_invoice: false,
  running_totals: { credit_available: 87.84 } as RunningTotals,
  vat_percentage: 22,
};

const withCredit = (credit_available: number) => ({
  ...account,
  running_totals: { ...account.running_totals, credit_available },
});

describe('the runway', () => {
  it.each([
    ['the credit after the costs so far, by the day, with tax', account, 0.1, 30],
    ['less with what an order adds', account, 0.2, 15],
    ['more with a discount', { ...account, discount_percentage: 50 }, 0.1, 60],
    ['without end where nothing is charged', account, 0, Number.POSITIVE_INFINITY],
    ['over where the credit is', withCredit(-1), 0.1, 0],
    ['unknown where the cost is', account, undefined, undefined],
    ['unknown where the cost is no number', account, Number.NaN, undefined],
    ['unknown where the credit is', withCredit(Number.NaN), 0.1, undefined],
    ['unknown where the discount is', { ...account, discount_percentage: Number.NaN }, 0.1, undefined],
    ['of no account paid by invoice', { ...account, paying_by_invoice: true }, 0.1, undefined],
    ['of no account that may be in debt', { ...account, allow_debt: true }, 0.1, undefined],
  ])('is %s', (_, of, hourly, days) => {
    const result = runwayDays(of, hourly);
    const rounded = result !== undefined && Number.isFinite(result) ? Number(result.toFixed(6)) : result;
    expect(rounded).toBe(days);
  });

  it('counts what everything costs an hour, unknown where one price is', () => {
    expect(hourlyUsage([{ price: 0.1 }, { price: 0.25 }])).toBeCloseTo(0.35);
    expect(hourlyUsage([])).toBe(0);
    expect(hourlyUsage([{ price: 0.1 }, { price: Number.NaN }])).toBeUndefined();
    expect(hourlyUsage(undefined)).toBeUndefined();
  });
});
