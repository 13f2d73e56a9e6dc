import type { S3Bucket, S3Part } from '@livery/api/s3/types';
import { etagOfPart, isMd5 } from '@livery/api/s3/etag';
import { persist } from '@livery/api/s3/parts';

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
  // A list tells the ETag to a page whatever the bucket's CORS exposes, and begins with the key itself.
  const list = () => bucket.list({ prefix: key, limit: 1, signal });
  const [first] = (await persist(list, { signal, wait }).catch(() => undefined))?.objects ?? [];
  return first?.key === key && first.etag.toLowerCase() === etag;
}

/** Whether the stored parts are those of this file, as far as their ETags tell: an encrypted part has another ETag. */
export async function arePartsOf(
  file: File,
  partSize: number,
  parts: readonly S3Part[],
  signal: AbortSignal,
): Promise<boolean> {
  for (const { number, etag } of parts) {
    signal.throwIfAborted();
    const start = (number - 1) * partSize;
    // oxlint-disable-next-line no-await-in-loop -- one part in memory at a time
    if (isMd5(etag) && (await etagOfPart(file.slice(start, start + partSize))) !== etag.toLowerCase()) return false;
  }
  return true;
}
