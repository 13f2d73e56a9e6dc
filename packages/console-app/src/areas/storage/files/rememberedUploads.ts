import type { S3Bucket, S3Upload } from '@livery/api/s3/types';
import { isUploadGone } from '@livery/api/s3/errors';
import type { ConsoleStorage, UnfinishedUpload } from '#shared/storage.js';

/* Uploads in parts that are not over, over reloads: their parts are in the storage until they go on or are removed. */

type Saved = Pick<ConsoleStorage, 'unfinishedUploads'>;

const isSame = (one: UnfinishedUpload, other: Pick<UnfinishedUpload, 'bucket' | 'key'>): boolean =>
  one.bucket === other.bucket && one.key === other.key;

/** What is stored; what another version or a person wrote there is no list of uploads. */
function remembered(saved: Saved): UnfinishedUpload[] {
  const value: unknown = saved.unfinishedUploads.get();
  return Array.isArray(value) ? (value as UnfinishedUpload[]).filter((one) => typeof one?.uploadId === 'string') : [];
}

/** Uploads of a bucket whose file has to be chosen again, after a reload. */
export const unfinishedUploads = (saved: Saved, bucket: string): UnfinishedUpload[] =>
  remembered(saved).filter((one) => one.bucket === bucket);

/** Forgets one, because it is over. */
export function forgetUnfinished(saved: Saved, upload: Pick<UnfinishedUpload, 'bucket' | 'key'>): void {
  saved.unfinishedUploads.set(remembered(saved).filter((one) => !isSame(one, upload)));
}

/** Removes the parts of an upload from the storage, where they are not gone already. */
export async function removeParts(
  bucket: S3Bucket,
  { key, uploadId }: Pick<S3Upload, 'key' | 'uploadId'>,
): Promise<void> {
  try {
    await bucket.abortUpload(key, uploadId);
  } catch (thrown) {
    if (!isUploadGone(thrown)) throw thrown;
  }
}

/** Removes the parts of an upload from the storage, and forgets it only then: otherwise they are offered again. */
export async function discardUnfinished(saved: Saved, bucket: S3Bucket, upload: UnfinishedUpload): Promise<void> {
  await removeParts(bucket, upload);
  forgetUnfinished(saved, upload);
}

/** What is remembered of the SHA-256 of a part: there may be 10,000 of them. */
export const keptDigest = (digest: string): string => digest.slice(0, 16);

/** Remembers one until it is over. */
export function remember(saved: Saved, upload: UnfinishedUpload): void {
  saved.unfinishedUploads.set([...remembered(saved).filter((one) => !isSame(one, upload)), upload]);
}
