import { describe, expect, it } from 'vitest';
import type { Location, Pricing } from '../generated/types.js';
import { bucketGigabytes, bucketUrl, bytesPerGigabyte, canCreateBucket, storagePrice } from './storage.js';
import { monthlyPrice } from './testing/monthlyPrice.js';

describe('the address of a bucket', () => {
  it.each([
    ['https://s3.example.com', true, 'https://s3.example.com/media'],
    ['https://s3.example.com/', false, 'https://media.s3.example.com'],
    ['http://localhost:8080/s3', true, 'http://localhost:8080/s3/media'],
    ['https://s3.example.com:9000', false, 'https://media.s3.example.com:9000'],
    ['nonsense', true, undefined],
  ])('%s, by path: %s', (url, forcePathStyle, address) => {
    expect(bucketUrl({ url, forcePathStyle }, 'media')).toBe(address);
  });
});

describe('another bucket', () => {
  it.each([
    [undefined, 400, true],
    [{}, 400, true],
    [{ maxBuckets: 2 }, 1, true],
    [{ maxBuckets: 2 }, 2, false],
    [{ maxBuckets: 0 }, 0, false],
  ])('for %j with %i: %s', (user, count, isAllowed) => {
    expect(canCreateBucket(user, count).allowed).toBe(isAllowed);
  });
});

describe('the price of stored objects', () => {
  const place = (slug: string, order_nr: number, is_default = false): Location => ({
    slug,
    display_name: slug,
    description: '',
    country_code: 'EST',
    order_nr,
    is_default,
    is_preferred: false,
    is_published: true,
    create_resource_disabled: false,
    mikrotik: false,
  });
  const locations = [place('tll', 1), place('jhv', 2, true)];
  const context = { currency: 'EUR', locations };
  const prices = (monthly: number): Pricing[string][string] => ({
    default: [
      monthlyPrice('OBJECT_STORAGE', monthly, {
        tiers: [{ from: 1000, price_per_unit: 0.02 / 730, monthly_price_per_unit: 0.02 }],
      }),
    ],
  });
  const pricing: Pricing = { EUR: { tll: prices(0.03), jhv: prices(0.025) } };

  it('is that of the default location, whatever the order', () => {
    expect(storagePrice(pricing, context, 100).monthly).toBeCloseTo(2.5);
    expect(storagePrice(pricing, { ...context, locations: locations.toReversed() }, 100).monthly).toBeCloseTo(2.5);
  });

  it('follows the tiers: the highest that is reached counts for all', () => {
    expect(storagePrice(pricing, context, 1000).monthly).toBeCloseTo(20);
  });

  it('is found where the default location names none, and unknown where nobody does', () => {
    const elsewhere = { EUR: { all: prices(0.025) } };
    expect(storagePrice(elsewhere, context, 10).monthly).toBeCloseTo(0.25);
    expect(storagePrice({}, context, 10).monthly).toBeUndefined();
    expect(storagePrice(undefined, context, 10).monthly).toBeUndefined();
  });

  it('of a size that nobody knows is unknown', () => {
    expect(storagePrice(pricing, context, bucketGigabytes({ size_bytes: Number.NaN })).monthly).toBeUndefined();
    expect(bucketGigabytes({ size_bytes: 2 * bytesPerGigabyte })).toBe(2);
  });
});
