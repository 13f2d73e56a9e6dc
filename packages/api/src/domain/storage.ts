import type { ReasonCode } from '../generated/texts.js';
import type { Bucket, Location, Pricing, S3Endpoint, StorageUser } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { sortByOrder } from './location.js';
import { findPrice, type PriceLine, priceLine } from './pricing.js';

/** Why something cannot be done in the object storage now. */
type StorageReason = ReasonCode<'storage'>;

/** Whether the S3 user may have another bucket; without a limit, or before it is known, the server decides. */
export function canCreateBucket(
  user: Pick<StorageUser, 'maxBuckets'> | undefined,
  buckets: number,
): Capability<StorageReason> {
  const limit = user?.maxBuckets;
  return limit !== undefined && buckets >= limit ? refused('bucket-limit') : allowed;
}

/** The address on the web that a text is; undefined where it is none. */
const webAddress = (text: string): URL | undefined => {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/** How buckets are addressed: by host (`https://shop-media.s3.example.com`) or by path, as the site says. */
type BucketAddressing = Pick<S3Endpoint, 'url'> & { forcePathStyle: boolean };

/** The address of a bucket. Undefined where the address of the S3 API is none. */
export function bucketUrl({ url, forcePathStyle }: BucketAddressing, name: string): string | undefined {
  const base = webAddress(url);
  if (!base) return undefined;
  const path = base.pathname.replace(/\/$/, '');
  return forcePathStyle ? `${base.origin}${path}/${name}` : `${base.protocol}//${name}.${base.host}${path}`;
}

/** Sizes of objects are counted as disks are: 1 GB is 1024³ bytes. */
export const bytesPerGigabyte = 1024 ** 3;

/** Where prices of the object storage are looked up: in a currency, and the locations of the site. */
export interface StoragePriceContext {
  currency: string;
  locations: readonly Location[];
}

/**
 * The location whose price counts for the object storage. Prices stand by location and a bucket is in none: the default
 * location's counts, else the first that has one.
 */
export function storageLocation(
  pricing: Pricing | undefined,
  { currency, locations }: StoragePriceContext,
): string | undefined {
  const candidates = sortByOrder([...locations]).toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
  const slugs = [...candidates.map(({ slug }) => slug), ...Object.keys(pricing?.[currency] ?? {})];
  return slugs.find((slug) => findPrice(pricing, { currency, location: slug }, 'OBJECT_STORAGE'));
}

/** What stored objects cost, by their size in GB (specification: infrastructure, section 9: OBJECT_STORAGE). */
export function storagePrice(pricing: Pricing | undefined, context: StoragePriceContext, gigabytes: number): PriceLine {
  const location = storageLocation(pricing, context) ?? '';
  return priceLine(pricing, { currency: context.currency, location }, 'OBJECT_STORAGE', gigabytes);
}

/** What a bucket as it stands is charged for, in GB; NaN where the server does not say. */
export const bucketGigabytes = ({ size_bytes }: Pick<Bucket, 'size_bytes'>): number => size_bytes / bytesPerGigabyte;
