import { groupBy } from '@livery/api/domain/groupBy';
import { isChargedByHour, type Price, type PriceLine } from '@livery/api/domain/pricing';
import type { UnknownResource } from '#kit';

/** What many resources cost together. */
export interface PriceTotal {
  /** The sum of the known prices of what is charged by the hour; undefined when none is known. */
  hourly: number | undefined;
  /** The sum of the known prices; undefined when none is known. */
  monthly: number | undefined;
  /** How many have no known price and are not in the sum. */
  unknown: number;
}

/** A price, with what kind of resource it is of where that matters. */
type ChargedPrice = Price & { resourceType?: PriceLine['resourceType'] };

/** Adds up what is known, and counts what is not: an unknown price is never taken for 0. */
export function totalOf(prices: readonly ChargedPrice[]): PriceTotal {
  const priced = prices.filter(
    (price): price is ChargedPrice & { hourly: number; monthly: number } =>
      price.hourly !== undefined && price.monthly !== undefined,
  );
  const unknown = prices.length - priced.length;
  if (priced.length === 0 && unknown > 0) return { hourly: undefined, monthly: undefined, unknown };
  return {
    hourly: priced.reduce(
      (sum, { hourly, resourceType: type }) => (type === undefined || isChargedByHour(type) ? sum + hourly : sum),
      0,
    ),
    monthly: priced.reduce((sum, { monthly }) => sum + monthly, 0),
    unknown,
  };
}

/** A row that is charged, with its price. */
export interface ChargedRow extends ChargedPrice {
  resource: UnknownResource;
  /** The slug of the location; empty for what is in none. */
  location: string;
}

/**
 * What is charged among rows of a kind: a deleted one is listed for a while, and nothing is charged for it any more; what is
 * not ready may not be charged yet.
 */
export function chargedRows(
  resource: UnknownResource,
  rows: readonly object[],
  priceOf: (row: object) => ChargedPrice | undefined,
): ChargedRow[] {
  return rows.flatMap((row) => {
    const isFree = resource.status?.of(row) === 'deleted' || resource.pricing?.isCharged?.(row) === false;
    const price = isFree ? undefined : priceOf(row);
    return price ? [{ resource, location: resource.locationOf?.(row) ?? '', ...price }] : [];
  });
}

/** The sums of rows that have something in common, the dearest first; an unknown sum stands last. */
export function totalsBy<Key>(
  charged: readonly ChargedRow[],
  keyOf: (row: ChargedRow) => Key,
): (PriceTotal & { key: Key })[] {
  return [...groupBy(charged, keyOf)]
    .map(([key, rows]) => Object.assign({ key }, totalOf(rows)))
    .toSorted((a, b) => (b.monthly ?? -1) - (a.monthly ?? -1));
}
