import type { BillingAccount, UsageEntry } from '../generated/types.js';

const hoursPerDay = 24;
const hoursPerMonth = 730;

type Account = Pick<
  BillingAccount,
  'allow_debt' | 'discount_percentage' | 'paying_by_invoice' | 'running_totals' | 'vat_percentage'
>;

/** What an account pays for one hour of something, with its discount and tax. */
const withDiscountAndTax = (
  amount: number,
  { discount_percentage, vat_percentage }: Pick<Account, 'discount_percentage' | 'vat_percentage'>,
): number => amount * (1 - discount_percentage / 100) * (1 + vat_percentage / 100);

/** The cost of one hour, also of what is charged by the month; undefined where it is unknown. */
export const hourlyCost = ({ hourly, monthly }: { hourly: number | undefined; monthly: number | undefined }) =>
  hourly ?? (monthly === undefined ? undefined : monthly / hoursPerMonth);

/** What all that runs costs an hour, before tax; undefined where a price is unknown. */
export function hourlyUsage(entries: readonly Pick<UsageEntry, 'price'>[] | undefined): number | undefined {
  const sum = entries?.reduce((all, { price }) => all + price, 0);
  return Number.isFinite(sum) ? sum : undefined;
}

/**
 * For how many days the credit of an account lasts at an hourly cost before tax. Infinite where nothing is charged;
 * undefined where the cost, the credit, the discount or the tax is unknown, and for an account that is not stopped by its credit: one paid by
 * invoice, or that may be in debt.
 */
export function runwayDays(account: Account, hourly: number | undefined): number | undefined {
  if (account.paying_by_invoice || account.allow_debt || hourly === undefined || !Number.isFinite(hourly))
    return undefined;
  const credit = account.running_totals.credit_available;
  if (!Number.isFinite(credit)) return undefined;
  const daily = withDiscountAndTax(hourly, account) * hoursPerDay;
  if (!Number.isFinite(daily)) return undefined;
  if (daily <= 0) return Number.POSITIVE_INFINITY;
  return Math.max(credit / daily, 0);
}
