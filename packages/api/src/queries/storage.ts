import * as calls from '../generated/calls/storage.js';
import type { Bucket, S3Key } from '../generated/types.js';
import { change } from './change.js';
import { read, type Read } from './read.js';
import { replacing } from './replacing.js';

/** The buckets of the customer, from everywhere: a bucket has a name and no location. */
export function buckets() {
  return read(calls.listBuckets, {});
}

/** One bucket. A 404 where there is none of the name. */
export function bucket(name: string) {
  return read(calls.getBucket, { name });
}

/** The customer's user of the object storage. */
export function storageUser() {
  return read(calls.getStorageUser, {});
}

/** The pairs of S3 keys, with their secrets. */
export function s3Keys() {
  return read(calls.listS3Keys, {});
}

/** A pair of S3 keys as it is shown: without its secret. */
export type ListedS3Key = Omit<S3Key, 'secretKey'>;

const withoutSecrets = (keys: readonly ListedS3Key[]): ListedS3Key[] =>
  keys.map(({ userId, accessKey }) => ({ userId, accessKey }));

/** The pairs of S3 keys for lists, files and searches: the same read, whose rows have no secret. */
export function listedS3Keys(): Read<ListedS3Key[]> {
  // What shows rows takes no other field of the answer.
  return { ...s3Keys(), select: withoutSecrets } as unknown as Read<ListedS3Key[]>;
}

/** Where S3 clients connect to. */
export function s3Endpoint() {
  return read(calls.getS3Endpoint, {}, { staleTime: Number.POSITIVE_INFINITY });
}

/** Creates a bucket; its row is there at once. After a lost answer its name tells whether it was made. */
export const createBucket = change(calls.createBucket, {
  checkApplied: ({ name, billing_account_id }, body) =>
    name === body.name && billing_account_id === body.billing_account_id,
});

/** Charges a bucket to another billing account; shows at once. */
export const updateBucket = change(calls.updateBucket, {
  optimistic: ({ billing_account_id }) => ({ billing_account_id }),
});

/**
 * Sets the web origins that browsers may use a bucket from; they replace all that were set, unless somebody else has
 * changed those meanwhile. Shows at once.
 */
export const setBucketCors = replacing(
  change(calls.setBucketCors, {
    optimistic: ({ allowed_origins }): Partial<Bucket> => ({ allowed_origins }),
  }),
  {
    row: ({ name }) => ({ list: buckets(), id: name }),
    kind: 'bucket',
    fields: { allowed_origins: (origins = []) => origins },
  },
);

/** Deletes a bucket with its objects. */
export const deleteBucket = change(calls.deleteBucket);

/** Creates a pair of S3 keys; it is listed at once. */
export const createS3Key = change(calls.createS3Key);

/** Deletes a pair of S3 keys. */
export const deleteS3Key = change(calls.deleteS3Key);
