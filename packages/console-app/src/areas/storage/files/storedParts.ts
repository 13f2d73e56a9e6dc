import type { S3Bucket, S3Object, S3Part } from '@livery/api/s3/types';
import { sha256 } from '@livery/api/s3/digests';
import { mayBeEtagOf } from '@livery/api/s3/etag';
import { firstListed } from '@livery/api/s3/firstListed';
import { localBytes } from '@livery/api/s3/localBytes';
import { persist } from '@livery/api/s3/parts';
import type { UnfinishedUpload } from '#shared/storage.js';
import { keptDigest } from './rememberedUploads.js';

export { etagOfUpload } from '@livery/api/s3/etag';

/** Whether the storage has an object as it is once an upload is completed: the response to that may have been lost. */
export async function isStored(
  bucket: S3Bucket,
  key: string,
  etag: string | undefined,
  signal: AbortSignal,
  wait: Parameters<typeof persist>[1]['wait'],
): Promise<boolean> {
  if (etag === undefined) return false;
  // A list tells the ETag to a page whatever the bucket's CORS exposes.
  const first = await persist(() => firstListed(bucket.list, key, signal), { signal, wait }).catch(() => undefined);
  return first?.key === key && first.etag.toLowerCase() === etag;
}

/**
 * Whether a listed object of the size of a file is that file, sent in one request, as far as one can tell: by its content
 * where the ETag is an MD5. What is encrypted may have one that looks like an MD5, and is not known.
 */
export const isStoredWhole = async (file: File, { etag }: S3Object): Promise<boolean> =>
  mayBeEtagOf(await localBytes(file), etag);

/**
 * Those of the stored parts whose content this browser remembers; undefined where one of them is not of this file. Their
 * ETags do not tell: what is encrypted has one that looks like an MD5 and is none.
 */
export async function partsOf(
  file: File,
  { partSize, digests = {} }: Pick<UnfinishedUpload, 'partSize' | 'digests'>,
  parts: readonly S3Part[],
  signal: AbortSignal,
): Promise<S3Part[] | undefined> {
  const known = parts.filter(({ number }) => digests[number] !== undefined);
  for (const { number } of known) {
    signal.throwIfAborted();
    const start = (number - 1) * partSize;
    // oxlint-disable-next-line no-await-in-loop -- one part in memory at a time
    const digest = await sha256(await localBytes(file.slice(start, start + partSize)));
    if (keptDigest(digest) !== digests[number]) return undefined;
  }
  return known;
}
