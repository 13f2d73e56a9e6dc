import { gracefulStopTimeout } from '../../domain/vmStatus.js';

const second = 1000;

/** How long things take in the sandbox, in ms. */
export const durations = {
  /** Until a machine being created has its addresses. */
  address: 12 * second,
  create: 20 * second,
  start: 6 * second,
  stop: 10 * second,
  forcedStop: 2 * second,
  /** A graceful stop that is not over by then is forced (I 9). */
  gracefulStop: gracefulStopTimeout,
  reinstall: 30 * second,
  rebuild: 30 * second,
  clone: 25 * second,
  snapshot: 4 * second,
  remove: 3 * second,
} as const;
