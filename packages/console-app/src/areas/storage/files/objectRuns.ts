import { runBulk, type BulkOptions, type BulkOutcome } from '@livery/api/queries/bulk';
import type { S3Bucket } from '@livery/api/s3/bucket';

/** Most keys that one request deletes (S3). */
const batchSize = 1000;

async function listAll(
  bucket: S3Bucket,
  asked: { prefix: string; after?: string; signal?: AbortSignal },
  found: string[] = [],
): Promise<string[]> {
  const { objects, next } = await bucket.list(asked);
  found.push(...objects.map(({ key }) => key));
  return next === undefined ? found : listAll(bucket, { ...asked, after: next }, found);
}

/** The key of a file; every key that lies below a folder. */
const keysOf = (bucket: S3Bucket, key: string, signal?: AbortSignal): Promise<string[]> =>
  key.endsWith('/') ? listAll(bucket, { prefix: key, ...(signal && { signal }) }) : Promise.resolve([key]);

/** Every key of files and of what lies below folders. */
export async function findKeys(bucket: S3Bucket, keys: readonly string[], signal?: AbortSignal): Promise<string[]> {
  return (await Promise.all(keys.map((key) => keysOf(bucket, key, signal)))).flat();
}

/** Deletes objects, as many as S3 allows in a request, one request after the other. */
export async function deleteObjects(
  bucket: S3Bucket,
  keys: readonly string[],
  { onProgress, signal }: BulkOptions,
): Promise<BulkOutcome<string>[]> {
  const count = Math.ceil(keys.length / batchSize);
  const batches = Array.from({ length: count }, (_, at) => keys.slice(at * batchSize, (at + 1) * batchSize));
  const refused = new Map<string, Error>();
  const outcomes = await runBulk(
    batches,
    async (batch) => {
      for (const { key, message } of await bucket.delete(batch)) refused.set(key, new Error(message));
    },
    {
      concurrency: 1,
      onProgress: (done) => onProgress?.(Math.min(done * batchSize, keys.length), keys.length),
      ...(signal && { signal }),
    },
  );
  return outcomes.flatMap(({ row: batch, ...outcome }) =>
    batch.map((row): BulkOutcome<string> => {
      const error = refused.get(row);
      return error ? { row, result: 'failed', error } : { row, ...outcome };
    }),
  );
}

/** A file or folder and the key it is to have; both end with a slash, or neither does. */
export interface Move {
  from: string;
  to: string;
}

/** The moves of every object that files and folders are made of. */
export async function findMoves(bucket: S3Bucket, moves: readonly Move[], signal?: AbortSignal): Promise<Move[]> {
  const found = moves.map(async ({ from, to }) =>
    (await keysOf(bucket, from, signal)).map((key) => ({ from: key, to: to + key.slice(from.length) })),
  );
  return (await Promise.all(found)).flat();
}

/** Moves objects: S3 copies each and deletes the original after. */
export const moveObjects = (
  bucket: S3Bucket,
  moves: readonly Move[],
  options: BulkOptions,
): Promise<BulkOutcome<Move>[]> =>
  runBulk(
    moves,
    async ({ from, to }) => {
      await bucket.copy(from, to);
      const [failure] = await bucket.delete([from]);
      if (failure) throw new Error(failure.message);
    },
    options,
  );
