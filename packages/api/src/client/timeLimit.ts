import { ConnectionError } from '../errors.js';

/** How long a read may take, its body included, in ms. */
export const readLimit = 30_000;
/** How long a change may take, in ms. Afterwards its outcome is unknown: the server may still apply it. */
export const changeLimit = 90_000;

/**
 * Runs a call and gives up after `limit` ms: its signal is aborted, and a ConnectionError is thrown, also where what runs
 * ignores the signal. The caller's own signal aborts it as before.
 */
export async function withinLimit<Result>(
  limit: number,
  callerSignal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const exceeded = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ConnectionError(`No response within ${limit} ms`));
      exceeded.abort();
    }, limit);
  });
  const signal = callerSignal ? AbortSignal.any([callerSignal, exceeded.signal]) : exceeded.signal;
  try {
    return await Promise.race([run(signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
