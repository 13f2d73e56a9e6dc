import { runBulk, type BulkOptions, type BulkOutcome } from '@livery/api/queries/bulk';
import { ApiError, CallError, isOutcomeUnknown, OriginalKeptError, UndecodedKeyError } from '@livery/api/errors';
import { defaultCopyLimits } from '@livery/api/s3/copyObject';
import type { CopyOptions, S3Bucket, S3Object } from '@livery/api/s3/types';
import { isSlashFile, type Entry } from './entries.js';
import { listInSlots } from './slots.js';
import { lockUpload } from './uploadLock.js';

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

/** A file or a folder as it is listed. */
type ListedEntry = Listed & Pick<Entry, 'isFolder'>;

/**
 * A file itself; every object that lies below a folder. Nothing of what is neither: the key of a folder ends with a slash,
 * or what only begins like it would be taken for its content, and that of a file only where it has content.
 */
function objectsOf(list: S3Bucket['list'], one: ListedEntry, signal?: AbortSignal): Promise<Listed[]> {
  const { key, isFolder } = one;
  if (isFolder !== key.endsWith('/') && !isSlashFile(one))
    return Promise.reject(new Error(`Neither a file nor a folder: ${key}`));
  return isFolder ? listAll(list, { prefix: key, ...(signal && { signal }) }) : Promise.resolve([one]);
}

/** Every key of files and of what lies below folders. */
export async function findKeys(
  bucket: S3Bucket,
  entries: readonly ListedEntry[],
  signal?: AbortSignal,
): Promise<string[]> {
  const list = listInSlots(bucket);
  const found = await Promise.all(entries.map((entry) => objectsOf(list, entry, signal)));
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
      if (unnamed) throw unnamed.error;
      for (const { key, error } of failures) refused.set(key, error);
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

/** An object and the key it is to have. */
export interface Move {
  from: string;
  to: string;
  /** In bytes; what is too large for one request is copied in parts. */
  size?: number | undefined;
  /** Of the content that was listed: another content is not moved. */
  etag?: string | undefined;
  /** Its copy has the same. */
  storageClass?: string | undefined;
  /** Set once the copy was made. */
  isCopied?: boolean;
}

/** A file or a folder, and the key that it is to have; that of a folder without its slash. */
interface EntryMove {
  entry: ListedEntry;
  to: string;
}

/** The moves of every object that files and folders are made of. */
export async function findMoves(bucket: S3Bucket, moves: readonly EntryMove[], signal?: AbortSignal): Promise<Move[]> {
  const list = listInSlots(bucket);
  const found = moves.map(async ({ entry, to }) => {
    const target = entry.isFolder ? `${to}/` : to;
    return (await objectsOf(list, entry, signal)).map(({ key, size, etag, storageClass }): Move => {
      return { from: key, to: target + key.slice(entry.key.length), size, etag, storageClass };
    });
  });
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

/** Deletes the original of a copy. What the storage refuses is told as what it leaves: two of it. */
async function deleteOriginal(bucket: S3Bucket, key: string): Promise<void> {
  const [failure] = await bucket.delete([key]).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return [{ error }];
  });
  if (failure) throw isOutcomeUnknown(failure.error) ? failure.error : new OriginalKeptError(failure.error);
}

interface MoveOptions extends BulkOptions, Pick<CopyOptions, 'acl'> {
  bucketName: string;
}

/**
 * Moves objects: S3 copies each and deletes the original after. What would replace an original that has not left, because
 * its own move failed, is not begun and counts as cancelled.
 */
export async function moveObjects(
  bucket: S3Bucket,
  moves: readonly Move[],
  { bucketName, acl, onProgress, ...rest }: MoveOptions,
): Promise<BulkOutcome<Move>[]> {
  const { signal } = rest;
  /** What is done of the copies that are under way, of 1 each. */
  const shares = new Map<Move, number>();
  let ended = 0;
  const tell = (): void =>
    onProgress?.(
      [...shares.values()].reduce((sum, share) => sum + share, ended),
      moves.length,
    );
  const options: BulkOptions = {
    ...rest,
    onProgress(done) {
      ended = done;
      tell();
    },
  };
  const sources = sourcesOf(moves);
  const left = new Set<string>();
  const blocked = new Set<Move>();
  const copy = async (move: Move): Promise<void> => {
    const { from, to, size, etag, storageClass } = move;
    const onParts = (done: number, total: number): void => {
      // What comes after the parts is not done yet.
      shares.set(move, done / (total + 1));
      tell();
    };
    await bucket.copy(from, to, { size, etag, storageClass, acl, signal, onProgress: onParts });
    move.isCopied = true;
  };
  const run = async (move: Move): Promise<void> => {
    const { from, to, size = 0 } = move;
    if (sources.has(to) && !left.has(to)) {
      blocked.add(move);
      return;
    }
    try {
      // What is copied in parts is an upload to the storage: no tab may take it for one that somebody has left.
      await (size > defaultCopyLimits.whole ? lockUpload(bucketName, to, signal, () => copy(move)) : copy(move));
      await deleteOriginal(bucket, from);
    } catch (thrown) {
      if (!isMoved(move, thrown)) throw thrown;
    } finally {
      shares.delete(move);
    }
    left.add(from);
  };
  const isChain = moves.some(({ to }) => sources.has(to));
  const outcomes = isChain
    ? await runBulk(inChainOrder(moves), run, { ...options, concurrency: 1 })
    : await runBulk(moves, run, options);
  return outcomes.map((outcome) => (blocked.has(outcome.row) ? { row: outcome.row, result: 'cancelled' } : outcome));
}
