import type { PaymentRecord } from '#shared/storage.js';
import type { PaymentDesk } from './paymentDesk.js';
import { isSettled } from './records.js';

/** How long to wait before each look, in ms: about two minutes in all. */
const followDelays = [
  0, 1000, 1000, 2000, 2000, 3000, 3000, 5000, 5000, 10_000, 10_000, 15_000, 15_000, 20_000, 30_000,
];

/** How long to wait before each look after those, in ms. A tab that nobody sees does not look. */
const slowDelay = 60_000;

interface FollowOptions {
  signal: AbortSignal;
  /** For how long to go on after the quick looks, in ms. */
  slowlyFor?: number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  onLook?: (record: PaymentRecord) => void;
}

/** Resolves after a time, in ms, or as soon as it is no longer wanted. */
const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows a payment until it settles, within bounds: often at first, then slower. Returns what is known at the end. A look
 * that fails is followed by the next one; the error of the last is thrown where none went well.
 */
export async function followPayment(
  desk: Pick<PaymentDesk, 'look'>,
  id: string,
  { signal, slowlyFor = 0, wait = waitFor, onLook }: FollowOptions,
): Promise<PaymentRecord | undefined> {
  async function lookAgain(
    [delay, ...later]: readonly number[],
    latest?: PaymentRecord,
  ): Promise<PaymentRecord | undefined> {
    if (delay === undefined) return latest;
    await wait(delay, signal);
    if (signal.aborted) return latest;
    if (delay === slowDelay && globalThis.document?.hidden) return lookAgain(later, latest);
    let record: PaymentRecord | undefined;
    try {
      record = await desk.look(id);
    } catch (error) {
      if (later.length === 0 && !latest) throw error;
      return lookAgain(later, latest);
    }
    if (record) onLook?.(record);
    return !record || isSettled(record) ? record : lookAgain(later, record);
  }
  const slowLooks = Math.max(Math.floor(slowlyFor / slowDelay), 0);
  return lookAgain([...followDelays, ...Array<number>(slowLooks).fill(slowDelay)]);
}
