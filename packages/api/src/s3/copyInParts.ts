import { runBulk } from '../queries/bulk.js';
import type { CopyOptions, ObjectSettings, S3Bucket, S3Part } from './types.js';
import { partSizeOf, persist } from './parts.js';

interface CopyJob extends Pick<CopyOptions, 'onProgress'> {
  to: string;
  /** Of the original, in bytes. */
  size: number;
  /** Least size of a part, in bytes. */
  partSize: number;
  settings: ObjectSettings;
  signal: AbortSignal | undefined;
  /** Copies the bytes of the original from the first to the last, and gives the ETag of the part. */
  copyPart: (
    uploadId: string,
    number: number,
    range: readonly [number, number],
    signal: AbortSignal,
  ) => Promise<string>;
  /** Throws where the original has changed. */
  checkUnchanged: () => Promise<unknown>;
}

/** Copies an object by a multipart upload, a few parts at a time. What fails, or is given up, leaves nothing behind. */
export async function copyInParts(
  { createUpload, completeUpload, abortUpload }: Pick<S3Bucket, 'createUpload' | 'completeUpload' | 'abortUpload'>,
  { to, size, settings, signal, copyPart, checkUnchanged, onProgress, ...order }: CopyJob,
): Promise<void> {
  const partSize = partSizeOf(size, order.partSize);
  const uploadId = await createUpload(to, settings);
  const abort = new AbortController();
  const giveUp = (): void => abort.abort();
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();

  async function copyOne(part: S3Part): Promise<void> {
    const first = (part.number - 1) * partSize;
    const range = [first, first + part.size - 1] as const;
    try {
      part.etag = await persist(() => copyPart(uploadId, part.number, range, abort.signal), { signal: abort.signal });
    } catch (thrown) {
      giveUp();
      throw thrown;
    }
  }

  try {
    const parts = Array.from({ length: Math.ceil(size / partSize) }, (_, at): S3Part => {
      return { number: at + 1, size: Math.min(partSize, size - at * partSize), etag: '' };
    });
    const outcomes = await runBulk(parts, copyOne, { signal: abort.signal, ...(onProgress && { onProgress }) });
    for (const outcome of outcomes) if (outcome.result === 'failed') throw outcome.error;
    signal?.throwIfAborted();
    await checkUnchanged();
    await completeUpload(to, uploadId, parts);
  } catch (thrown) {
    // Where this fails the parts stay until the provider removes them: nothing that a person could do about it.
    await abortUpload(to, uploadId).catch(() => undefined);
    throw thrown;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
