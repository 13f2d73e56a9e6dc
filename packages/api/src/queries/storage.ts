import * as operations from '../generated/operations/storage.js';
import type { Bucket, S3Key } from '../generated/types.js';
import { change } from './change.js';
import { read, type Read } from './read.js';
import { replacing } from './replacing.js';

/** The buckets of the customer, from everywhere: a bucket has a name and no location. */
export function buckets() {
  return read(operations.listBuckets, {});
}

/** One bucket. A 404 where there is none of the name. */
export function bucket(name: string) {
  return {
    ...read(operations.getBucket, { name }),
    // It was asked for by its name: an answer that does not say it is about it all the same.
    select: (row: Bucket): Bucket => (row.name ? row : { ...row, name }),
  };
}

/** The customer's user of the object storage. */
export function storageUser() {
  return read(operations.getStorageUser, {});
}

/** The pairs of S3 keys, with their secrets. */
export function s3Keys() {
  return read(operations.listS3Keys, {});
}

/** A pair of S3 keys as it is shown: without its secret. */
export type ListedS3Key = Omit<S3Key, 'secretKey'>;

const withoutSecrets = (keys: readonly ListedS3Key[]): ListedS3Key[] =>
  keys.map(({ userId, accessKey }) => ({ userId, accessKey }));

/** The pairs of S3 keys for lists, files and searches: the same read, whose rows have no secret. */
export function listedS3Keys(): Read<ListedS3Key[]> {
  // What shows rows takes no other field of the response.
  return { ...s3Keys(), select: withoutSecrets } as unknown as Read<ListedS3Key[]>;
}

/** Where S3 clients connect to. */
export function s3Endpoint() {
  return read(operations.getS3Endpoint, {}, { staleTime: Number.POSITIVE_INFINITY });
}

/** Creates a bucket; its row is there at once. After a lost response its name tells whether it was made. */
export const createBucket = change(operations.createBucket, {
  checkApplied: ({ name, billing_account_id }, body) =>
    name === body.name && billing_account_id === body.billing_account_id,
});

/** Charges a bucket to another billing account; shows at once. */
export const updateBucket = change(operations.updateBucket, {
  optimistic: ({ billing_account_id }) => ({ billing_account_id }),
});

/**
 * Sets the web origins that browsers may use a bucket from; they replace all that were set, unless somebody else has
 * changed those meanwhile. Shows from the response on: a form of them is not taken for saved before.
 */
export const setBucketCors = replacing(
  change(operations.setBucketCors, {
    fields: ({ allowed_origins }): Partial<Bucket> => ({ allowed_origins }),
  }),
  {
    row: ({ name }) => ({ list: buckets(), id: name }),
    kind: 'bucket',
    fields: { allowed_origins: (origins) => origins },
    mayBeUntold: true,
  },
);

/** Deletes a bucket with its objects. */
export const deleteBucket = change(operations.deleteBucket);

/** Creates a pair of S3 keys; it is listed at once. */
export const createS3Key = change(operations.createS3Key);

/** Deletes a pair of S3 keys. */
export const deleteS3Key = change(operations.deleteS3Key);
