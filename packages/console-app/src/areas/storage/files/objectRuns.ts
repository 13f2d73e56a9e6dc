import { errorFromFailure } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/bucket';

/** What became of one object. */
export interface ObjectResult {
  key: string;
  /** Set where it failed. */
  error?: string;
  /** It was not begun. */
  cancelled?: boolean;
}

interface RunOptions {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** A piece of work on many objects. It ends with a result for each of them. */
export type ObjectRun = (options: RunOptions) => Promise<ObjectResult[]>;

/** Requests at a time. */
const parallel = 4;

/** Most keys that one request deletes (S3). */
const batch = 1000;

const textOf = (thrown: unknown): string => errorFromFailure(thrown).message;

/** Every key of files and of what lies below folders. */
export async function keysBelow(bucket: S3Bucket, keys: readonly string[], signal?: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) {
    if (!key.endsWith('/')) {
      found.push(key);
      continue;
    }
    let after: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page = await bucket.list({ prefix: key, after, signal });
      found.push(...page.objects.map((one) => one.key));
      after = page.next;
    } while (after !== undefined);
  }
  return found;
}

/** Deletes files, and folders with all that is in them. */
export function deleteRun(bucket: S3Bucket, keys: readonly string[]): ObjectRun {
  return async ({ onProgress, signal }) => {
    const all = await keysBelow(bucket, keys, signal);
    const results: ObjectResult[] = [];
    for (let at = 0; at < all.length; at += batch) {
      const some = all.slice(at, at + batch);
      onProgress(at, all.length);
      if (signal.aborted) {
        results.push(...some.map((key) => ({ key, cancelled: true })));
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that cancelling leaves the rest alone
      results.push(...(await deleteBatch(bucket, some)));
    }
    return results;
  };
}

async function deleteBatch(bucket: S3Bucket, keys: readonly string[]): Promise<ObjectResult[]> {
  try {
    const failures = new Map((await bucket.deleteMany(keys)).map(({ key, message }) => [key, message]));
    return keys.map((key) => {
      const error = failures.get(key);
      return error === undefined ? { key } : { key, error };
    });
  } catch (thrown) {
    return keys.map((key) => ({ key, error: textOf(thrown) }));
  }
}

/** A file or folder and the key it is to have; both end with a slash, or neither does. */
export interface Move {
  from: string;
  to: string;
}

/** Moves files, and folders with all that is in them: S3 copies each object and deletes the original after. */
export function moveRun(bucket: S3Bucket, moves: readonly Move[]): ObjectRun {
  return async ({ onProgress, signal }) => {
    const pairs: Move[] = [];
    for (const { from, to } of moves) {
      // oxlint-disable-next-line no-await-in-loop -- folders are few
      const keys = await keysBelow(bucket, [from], signal);
      pairs.push(...keys.map((key) => ({ from: key, to: to + key.slice(from.length) })));
    }
    const results: ObjectResult[] = Array.from({ length: pairs.length });
    let [next, done] = [0, 0];
    onProgress(0, pairs.length);
    const work = async (): Promise<void> => {
      for (let at = next++; at < pairs.length; at = next++) {
        const pair = pairs[at];
        // oxlint-disable-next-line no-await-in-loop -- a worker moves one after another
        if (pair) results[at] = signal.aborted ? { key: pair.from, cancelled: true } : await moveOne(bucket, pair);
        done += 1;
        onProgress(done, pairs.length);
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    return results;
  };
}

async function moveOne(bucket: S3Bucket, { from, to }: Move): Promise<ObjectResult> {
  try {
    await bucket.copy(from, to);
    await bucket.delete(from);
    return { key: from };
  } catch (thrown) {
    return { key: from, error: textOf(thrown) };
  }
}
