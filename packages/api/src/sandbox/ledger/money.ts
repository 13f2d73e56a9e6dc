import type { UsageEntry } from '../../generated/types.js';
import type { LedgerTotals } from './types.js';

/** Minor units of the site currency in one of it. */
const minorUnits = 100;
/** Usage is measured in millionths of the currency, and rounded to minor units once, when it is charged. */
const microUnits = 1_000_000;

/** An amount of the contract, as the ledger has it. Throws for what is not a number. */
export function toMinor(amount: number): number {
  if (!Number.isFinite(amount)) throw new Error(`${amount} is no amount`);
  // The decimals of a number as it is written: 1.005 is 101, not 100.
  return Math.sign(amount) * Number(`${Math.round(Number(`${Math.abs(amount)}e2`))}`) + 0;
}

/** An amount of the ledger, as the contract writes it. */
export const fromMinor = (minor: number): number => minor / minorUnits + 0;

/** A percentage of an amount, in minor units, halves up. */
export const percentage = (minor: number, percent: number): number => Math.round((minor * percent) / 100);

/** What usage entries cost together, in minor units: added up in millionths, rounded once. */
export function usageMinor(entries: readonly Pick<UsageEntry, 'cost'>[]): number {
  return minorOfMicro(entries.reduce((sum, { cost }) => sum + Math.round(cost * microUnits), 0));
}

/** Millionths of the currency in minor units, halves up. */
export const minorOfMicro = (micro: number): number => Math.round((micro * minorUnits) / microUnits);

/** The sums of an invoice for costs, a discount and a tax in percent. */
export function totalsOf(subtotal: number, discountPercent: number, taxPercent: number): LedgerTotals {
  const discount = percentage(subtotal, discountPercent);
  const before_tax = subtotal - discount;
  const tax = percentage(before_tax, taxPercent);
  return { subtotal, discount, before_tax, tax, total: before_tax + tax };
}

/** Divides an amount by weights into whole minor units that add up to it: what is left over goes to the largest remainders. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
