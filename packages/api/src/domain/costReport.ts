import type { Invoice } from '../generated/types.js';
import { groupBy } from './groupBy.js';
import { sumAmounts } from './invoices.js';
import { readTimestamp } from './timestamps.js';

/** One cost of a report: a line of an invoice, or what an invoice discounts. */
export interface CostItem {
  /** The month it is of, `YYYY-MM` in UTC; empty where the invoice does not say. */
  month: string;
  /** Id of the billing account. */
  account: number;
  /** What is billed, as the invoice has it; undefined for a discount. */
  name: string | undefined;
  /** Before tax, in the site currency; undefined where unknown. */
  amount: number | undefined;
}

/** The month of an invoice, `YYYY-MM` in UTC; empty where it does not say. */
const monthOf = ({ period_start }: Pick<Invoice, 'period_start'>): string =>
  readTimestamp(period_start)?.toISOString().slice(0, 7) ?? '';

/**
 * What an account has cost, line by line: its invoices for services, the running one included, and its credit notes. They add
 * up to `total_before_tax` of these. Credit that was bought is no cost.
 */
export function costItems(account: number, invoices: readonly Invoice[]): CostItem[] {
  const items: CostItem[] = [];
  for (const invoice of invoices.filter(({ type }) => type !== 'credit_topup')) {
    const month = monthOf(invoice);
    const { discount_amount: discount = 0 } = invoice.totals;
    for (const { name, amount } of invoice.records_list) items.push({ month, account, name, amount });
    if (discount !== 0) items.push({ month, account, name: undefined, amount: -discount });
  }
  return items;
}

/** Months from one to another, both included, `YYYY-MM`; none where they are reversed. At most the last 120. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month);
  return months.slice(-120);
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

/** The costs of what has something in common. */
export interface CostShare<Key> {
  key: Key;
  /** Undefined where one of them is not known. */
  amount: number | undefined;
  /** By month, `YYYY-MM`. */
  byMonth: ReadonlyMap<string, number | undefined>;
}

/** What was billed in a month: 0 where nothing was, undefined where an amount of it is not known. */
export const costIn = ({ byMonth }: Pick<CostShare<unknown>, 'byMonth'>, month: string): number | undefined =>
  byMonth.has(month) ? byMonth.get(month) : 0;

/** The sums of items that have something in common, the dearest first. */
export function costsBy<Key>(items: readonly CostItem[], keyOf: (item: CostItem) => Key): CostShare<Key>[] {
  return [...groupBy(items, keyOf)]
    .map(([key, group]) => ({
      key,
      amount: sumAmounts(group.map(({ amount }) => amount)),
      byMonth: new Map(
        [...groupBy(group, ({ month }) => month)].map(([month, of]) => [
          month,
          sumAmounts(of.map(({ amount }) => amount)),
        ]),
      ),
    }))
    .toSorted((a, b) => (b.amount ?? -Infinity) - (a.amount ?? -Infinity));
}

/**
 * Finds out of what kind billed things are: those that are there are known by the name that ends their description, and what
 * is described alike is of the same kind: "Virtual machine web-1" is there, so "Virtual machine old-1" was one too.
 */
export function kindsByName<Kind>(descriptions: Iterable<string>, kindOf: (name: string) => Kind | undefined) {
  const byPrefix = new Map<string, Kind>();
  const known = new Map<string, Kind>();
  for (const description of descriptions) {
    for (const [prefix, name] of divisionsOf(description)) {
      const kind = kindOf(name);
      if (kind === undefined) continue;
      known.set(description, kind);
      if (prefix !== '') byPrefix.set(prefix, kind);
      break;
    }
  }
  return (description: string): Kind | undefined => {
    const prefix = [description, ...divisionsOf(description).map(([before]) => before)].find((one) =>
      byPrefix.has(one),
    );
    return known.get(description) ?? (prefix === undefined ? undefined : byPrefix.get(prefix));
  };
}

/** What stands before a space of a text and what stands after it, the longest ending first. */
function divisionsOf(text: string): [before: string, after: string][] {
  const tokens = text.trim().split(/\s+/);
  return tokens.map((_, index) => [tokens.slice(0, index).join(' '), tokens.slice(index).join(' ')]);
}
