import { runBulk, type BulkOptions, type BulkOutcome } from '@livery/api/queries/bulk';
import { CallError, OriginalKeptError, UndecodedKeyError } from '@livery/api/errors';
import type { CopyOptions, S3Bucket, S3Object } from '@livery/api/s3/types';
import { listInSlots } from './slots.js';

/** Most keys that one request deletes (S3). */
const batchSize = 1000;

/** What a list tells of an object that its copy depends on. */
interface Listed extends Pick<S3Object, 'storageClass'>, Partial<Pick<S3Object, 'size' | 'etag'>> {
  key: string;
}

/** Every object below a prefix. Throws an UndecodedKeyError where one of them cannot be named in a request. */
async function listAll(
  list: S3Bucket['list'],
  requested: { prefix: string; after?: string; signal?: AbortSignal },
  found: Listed[] = [],
): Promise<Listed[]> {
  const { objects, next, undecoded: [undecoded] = [] } = await list(requested);
  if (undecoded !== undefined) throw new UndecodedKeyError(undecoded);
  found.push(...objects);
  return next === undefined ? found : listAll(list, { ...requested, after: next }, found);
}

/** A file itself; every object that lies below a folder. */
const objectsOf = (list: S3Bucket['list'], one: Listed, signal?: AbortSignal): Promise<Listed[]> =>
  one.key.endsWith('/') ? listAll(list, { prefix: one.key, ...(signal && { signal }) }) : Promise.resolve([one]);

/** Every key of files and of what lies below folders. */
export async function findKeys(bucket: S3Bucket, keys: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const list = listInSlots(bucket);
  const found = await Promise.all(keys.map((key) => objectsOf(list, { key }, signal)));
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
      const failures = await bucket.delete(batch);
      const requested = new Set(batch);
      // A failure that names none of the objects leaves unknown which of them it is about: none counts as deleted.
      const unnamed = failures.find(({ key }) => !requested.has(key));
      if (unnamed) throw new Error(unnamed.message);
      for (const { key, message } of failures) refused.set(key, new Error(message));
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
  /** Of the content that was listed: another content is not moved. */
  etag?: string | undefined;
  /** Of a file: its copy has the same. */
  storageClass?: string | undefined;
  /** Set once the copy was made. */
  isCopied?: boolean;
}

/** The move of a listed file or folder. */
export const moveOf = ({ key, ...facts }: Listed & { isFolder: boolean }, to: string): Move => {
  const { size, etag, storageClass, isFolder } = facts;
  return isFolder ? { from: key, to: `${to}/` } : { from: key, to, size, etag, storageClass };
};

/** The moves of every object that files and folders are made of. */
export async function findMoves(bucket: S3Bucket, moves: readonly Move[], signal?: AbortSignal): Promise<Move[]> {
  const list = listInSlots(bucket);
  const found = moves.map(async ({ from, to, ...cached }) =>
    (await objectsOf(list, { key: from, ...cached }, signal)).map(({ key, size, etag, storageClass }) => ({
      from: key,
      to: to + key.slice(from.length),
      size,
      etag,
      storageClass,
    })),
  );
  return (await Promise.all(found)).flat();
}

const sourcesOf = (moves: readonly Move[]): Set<string> => new Set(moves.map(({ from }) => from));

/** Shorter originals first: a folder `a/a/` that moves up takes places that shorter keys have left before. */
const inChainOrder = (moves: readonly Move[]): Move[] => moves.toSorted((a, b) => a.from.length - b.from.length);

/** Those of the chosen moves that replace no original of `all` which stays because its own move was not chosen. */
export function withoutBlocked(chosen: readonly Move[], all: readonly Move[]): Move[] {
  const sources = sourcesOf(all);
  const leaving = new Set<string>();
  return inChainOrder(chosen).filter(({ from, to }) => {
    const isFree = !sources.has(to) || leaving.has(to);
    if (isFree) leaving.add(from);
    return isFree;
  });
}

/** Whether the original of a move is gone because an earlier try has deleted it, and the response was lost. */
const isMoved = ({ isCopied }: Move, error: unknown): boolean =>
  isCopied === true && error instanceof CallError && error.status === 404;

/**
 * Moves objects: S3 copies each and deletes the original after. What would replace an original that has not left, because
 * its own move failed, is not begun and counts as cancelled.
 */
export async function moveObjects(
  bucket: S3Bucket,
  moves: readonly Move[],
  options: BulkOptions & Pick<CopyOptions, 'acl'>,
): Promise<BulkOutcome<Move>[]> {
  const sources = sourcesOf(moves);
  const left = new Set<string>();
  const blocked = new Set<Move>();
  const run = async (move: Move): Promise<void> => {
    const { from, to, size, etag, storageClass } = move;
    if (sources.has(to) && !left.has(to)) {
      blocked.add(move);
      return;
    }
    try {
      await bucket.copy(from, to, { size, etag, storageClass, acl: options.acl, signal: options.signal });
      move.isCopied = true;
      const [failure] = await bucket.delete([from]);
      if (failure) throw new OriginalKeptError(failure.message);
    } catch (thrown) {
      if (!isMoved(move, thrown)) throw thrown;
    }
    left.add(from);
  };
  const isChain = moves.some(({ to }) => sources.has(to));
  const outcomes = isChain
    ? await runBulk(inChainOrder(moves), run, { ...options, concurrency: 1 })
    : await runBulk(moves, run, options);
  return outcomes.map((outcome) => (blocked.has(outcome.row) ? { row: outcome.row, result: 'cancelled' } : outcome));
}
