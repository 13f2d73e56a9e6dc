import type { DisplayCurrency, Pricing, ResourcePrice } from '../generated/types.js';
import type { Feature } from './features.js';
import { entryOf } from './openValues.js';
import { defaultPool, findPrice, type PriceContext, unitPrice } from './pricing.js';
import { storageLocation, type StoragePriceContext } from './storage.js';

/** A currency to show prices in: listed by the provider, or converted from a listed one. */
export interface ListCurrency {
  /** Currency code (ISO 4217). */
  code: string;
  /** The currency that the price list has the prices in. */
  listed: string;
  /** Set where the prices are converted. */
  display?: DisplayCurrency;
}

/** The currencies of a price list: the site's own first, then what else is listed, then what can be converted to. */
export function listCurrencies(
  pricing: Pricing | undefined,
  siteCurrency: string,
  displayCurrencies: readonly DisplayCurrency[],
): [own: ListCurrency, ...others: ListCurrency[]] {
  const others = Object.keys(pricing ?? {}).filter((code) => code !== siteCurrency);
  const isListed = (code: string): boolean => code === siteCurrency || others.includes(code);
  return [
    { code: siteCurrency, listed: siteCurrency },
    ...others.map((code) => ({ code, listed: code })),
    ...displayCurrencies
      .filter(({ code }) => !isListed(code))
      .map((display) => ({ code: display.code, listed: siteCurrency, display })),
  ];
}

/** Of the locations that a site names, those that have prices in a currency, in their order. */
export function pricedLocations<Place extends { slug: string }>(
  pricing: Pricing | undefined,
  currency: string,
  locations: readonly Place[],
): Place[] {
  return locations.filter(({ slug }) => Object.values(pricing?.[currency]?.[slug] ?? {}).some(({ length }) => length));
}

/** The host pools of a location that have prices of their own, by uuid; without those at the location's default prices. */
export function pricedPools(pricing: Pricing | undefined, currency: string, location: string): string[] {
  const pools = pricing?.[currency]?.[location] ?? {};
  return Object.keys(pools).filter((pool) => pool !== defaultPool);
}

const bareMetal = 'BARE_METAL_SERVER';
const objectStorage = 'OBJECT_STORAGE';

/** Whether two prices are of the same thing: bare-metal machines differ by spec, which is in the description. */
const isSame = (a: ResourcePrice, b: ResourcePrice): boolean =>
  a.resource_type === b.resource_type && (a.resource_type !== bareMetal || a.description === b.description);

/**
 * All that has a price in a place: what its pool prices, and the location's default prices for the rest. A bucket is in
 * no location: of object storage the one price that is charged stands in the list of every place.
 */
export function pricesIn(
  pricing: Pricing | undefined,
  { currency, location, pool }: PriceContext,
  locations: StoragePriceContext['locations'],
): ResourcePrice[] {
  const pools = pricing?.[currency]?.[location];
  const isOfLocation = ({ resource_type: type }: ResourcePrice): boolean => type !== objectStorage;
  const own = (pools?.[pool ?? defaultPool] ?? []).filter(isOfLocation);
  const defaultPoolPrices = (pools?.[defaultPool] ?? []).filter(isOfLocation);
  const charged = storageLocation(pricing, { currency, locations });
  const storage =
    charged === undefined ? undefined : findPrice(pricing, { currency, location: charged }, objectStorage);
  return [...own, ...defaultPoolPrices, ...(storage ? [storage] : [])]
    .filter((price, at, all) => all.findIndex((one) => isSame(one, price)) === at)
    .toSorted((a, b) => rankOf(defaultPoolPrices, a) - rankOf(defaultPoolPrices, b));
}

/** Where a price stands among the default ones, so that a pool does not change the order; its own ones at the end. */
function rankOf(defaultPoolPrices: readonly ResourcePrice[], price: ResourcePrice): number {
  const at = defaultPoolPrices.findIndex((one) => isSame(one, price));
  return at === -1 ? defaultPoolPrices.length : at;
}

/** The price of one unit for a range of amounts. */
export interface PriceStep {
  /** The amount from which it holds; 0 for the first. */
  from: number;
  /** The amount from which it holds no longer; undefined for the last. */
  below: number | undefined;
  hourly: number;
  monthly: number;
}

/** A price with its tiers, as steps that follow each other. The step that an amount is in holds for all of the amount. */
export function priceSteps(price: ResourcePrice): PriceStep[] {
  const starts = [...new Set([0, ...price.tiers.map(({ from }) => from).filter((from) => from > 0)])];
  return starts
    .toSorted((a, b) => a - b)
    .map((from, at, all) => Object.assign({ from, below: all[at + 1] }, unitPrice(price, from)));
}

/** What one pays for, in the order of a price list. */
const priceGroups = ['machines', 'disks', 'network', 'storage', 'bareMetal', 'other'] as const;

export type PriceGroup = (typeof priceGroups)[number];

/** The kinds of resources that the specification names, each with its group and the features that it is a part of. */
const priceTypes: Readonly<Record<string, [group: PriceGroup, features: readonly Feature[]]>> = {
  CPU: ['machines', ['vms', 'services']],
  RAM: ['machines', ['vms', 'services']],
  WINDOWS_LICENSE: ['machines', ['vms']],
  STORAGE: ['disks', ['vms', 'services']],
  BLOCK_STORAGE: ['disks', ['vms', 'services']],
  BLOCK_STORAGE_BACKUP: ['disks', ['vms']],
  BLOCK_STORAGE_SNAPSHOT: ['disks', ['vms']],
  ASSIGNED_FLOATING_IP: ['network', ['ips', 'vms']],
  UNASSIGNED_FLOATING_IP: ['network', ['ips']],
  LOAD_BALANCER: ['network', ['loadBalancer']],
  [objectStorage]: ['storage', ['storage']],
  [bareMetal]: ['bareMetal', ['bareMetal']],
};

/**
 * The prices of what the site offers, by what one pays for. What the specification does not name stands last, under its
 * description.
 */
export function pricesByGroup(
  prices: readonly ResourcePrice[],
  isOffered: (feature: Feature) => boolean,
): { group: PriceGroup; prices: ResourcePrice[] }[] {
  return priceGroups
    .map((group) => ({
      group,
      prices: prices.filter((price) => {
        const [own, features = []] = entryOf(priceTypes, price.resource_type) ?? ['other'];
        return own === group && (own === 'other' || features.some(isOffered));
      }),
    }))
    .filter((one) => one.prices.length > 0);
}
