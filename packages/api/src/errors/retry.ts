import { CallError } from './classes.js';

const retries = 3;

/** Whether a read that failed `failures` times before is tried again: 3 times, on a connection error or 502 only (specification: account and billing, section 9). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < retries && error instanceof CallError && error.isRetriable;
}

/** How long to wait before a retry, in ms: 1 second, doubling, 30 seconds at most (specification: infrastructure, section 9). */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
