import { CallError, retryDelay } from '../errors.js';
import { isTransient } from './errors.js';

const megabyte = 2 ** 20;

/** Most parts of a multipart upload (S3). */
const maxParts = 10_000;

/** How often a part is sent before it has failed. */
const attempts = 4;

/** The size of the parts of an object, in bytes: `least`, or what is needed for there not to be too many. */
export const partSizeOf = (size: number, least: number): number =>
  Math.max(least, Math.ceil(size / maxParts / megabyte) * megabyte);

const waitFor = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

interface PersistOptions {
  /** Ends the attempts. */
  signal: AbortSignal;
  /** Waits before another attempt, in ms. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

/** Sends a part until it is stored, refused, or has failed too often. */
export async function persist<Value>(send: () => Promise<Value>, options: PersistOptions, attempt = 1): Promise<Value> {
  const { signal, wait = waitFor } = options;
  try {
    return await send();
  } catch (thrown) {
    const isWorthIt = !(thrown instanceof CallError) || thrown.canRetry || isTransient(thrown);
    if (signal.aborted || attempt === attempts || !isWorthIt) throw thrown;
    await wait(retryDelay(attempt - 1));
    return persist(send, options, attempt + 1);
  }
}
