import { runBulk, type BulkOptions, type BulkOutcome } from '@livery/api/queries/bulk';
import type { S3Bucket } from '@livery/api/s3/bucket';

/** Most keys that one request deletes (S3). */
const batchSize = 1000;

/** A key, and the size of the object in bytes where it is known. */
interface Sized {
  key: string;
  size?: number | undefined;
}

async function listAll(
  bucket: S3Bucket,
  asked: { prefix: string; after?: string; signal?: AbortSignal },
  found: Sized[] = [],
): Promise<Sized[]> {
  const { objects, next } = await bucket.list(asked);
  found.push(...objects.map(({ key, size }) => ({ key, size })));
  return next === undefined ? found : listAll(bucket, { ...asked, after: next }, found);
}

/** A file itself; every object that lies below a folder. */
const objectsOf = (bucket: S3Bucket, one: Sized, signal?: AbortSignal): Promise<Sized[]> =>
  one.key.endsWith('/') ? listAll(bucket, { prefix: one.key, ...(signal && { signal }) }) : Promise.resolve([one]);

/** Every key of files and of what lies below folders. */
export async function findKeys(bucket: S3Bucket, keys: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => objectsOf(bucket, { key }, signal)));
  return found.flat().map(({ key }) => key);
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
  /** Of a file, in bytes; what is too large for one request is copied in parts. */
  size?: number | undefined;
}

/** The moves of every object that files and folders are made of. */
export async function findMoves(bucket: S3Bucket, moves: readonly Move[], signal?: AbortSignal): Promise<Move[]> {
  const found = moves.map(async ({ from, to, size: known }) =>
    (await objectsOf(bucket, { key: from, size: known }, signal)).map(({ key, size }) => ({
      from: key,
      to: to + key.slice(from.length),
      size,
    })),
  );
  return (await Promise.all(found)).flat();
}

/** Moves objects: S3 copies each and deletes the original after. */
export function moveObjects(
  bucket: S3Bucket,
  moves: readonly Move[],
  options: BulkOptions,
): Promise<BulkOutcome<Move>[]> {
  const sources = new Set(moves.map(({ from }) => from));
  const run = async ({ from, to, size }: Move): Promise<void> => {
    await bucket.copy(from, to, { size, signal: options.signal });
    const [failure] = await bucket.delete([from]);
    if (failure) throw new Error(failure.message);
  };
  if (!moves.some(({ to }) => sources.has(to))) return runBulk(moves, run, options);
  // A folder `a/a/` that moves up: each object takes the place of another, which has left it before, being shorter.
  const inOrder = moves.toSorted((a, b) => a.from.length - b.from.length);
  return runBulk(inOrder, run, { ...options, concurrency: 1 });
}
