import type { VmStatus } from '../generated/types.js';

/** How a status is coloured; never the only sign of it. */
export type StatusTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

interface Transition {
  /** How long it usually takes, in ms; fills a progress bar. */
  expected: number;
  /** From when on it takes longer than usual, in ms. */
  limit: number;
}

/** How long a graceful stop may take before it becomes a forced one, in ms: 120 seconds (I 4, I 9). */
export const gracefulStopTimeout = 120_000;

const second = 1000;

const transitions: Partial<Record<VmStatus, Transition>> = {
  creating: { expected: 60 * second, limit: 300 * second },
  starting: { expected: 20 * second, limit: 120 * second },
  stopping: { expected: 30 * second, limit: gracefulStopTimeout + 30 * second },
  rebooting: { expected: 40 * second, limit: 180 * second },
  hibernating: { expected: 30 * second, limit: 120 * second },
  waking_up: { expected: 30 * second, limit: 120 * second },
  cloning: { expected: 120 * second, limit: 900 * second },
  reinstalling: { expected: 90 * second, limit: 600 * second },
  rebuilding: { expected: 120 * second, limit: 900 * second },
};

const tones: Partial<Record<VmStatus, StatusTone>> = { running: 'success', deleted: 'danger' };

/** Whether a status passes by itself, so that the machine is followed until it settles (I 4). */
export function isTransitional(status: VmStatus): boolean {
  return transitions[status] !== undefined;
}

/** `success` running, `info` in transition, `danger` deleted, `neutral` at rest or unknown. */
export function toneOf(status: VmStatus): StatusTone {
  return isTransitional(status) ? 'info' : (tones[status] ?? 'neutral');
}

/** How long a transition usually takes, in ms; undefined for a status that lasts. */
export function expectedDuration(status: VmStatus): number | undefined {
  return transitions[status]?.expected;
}

/** Whether a transition takes longer than usual after `elapsed` ms. */
export function isOverdue(status: VmStatus, elapsed: number): boolean {
  const transition = transitions[status];
  return transition !== undefined && elapsed > transition.limit;
}

/** How long to wait before asking again, in ms, `elapsed` ms after an action: often at first, then slower. */
export function pollDelay(elapsed: number): number {
  if (elapsed < 10 * second) return second;
  if (elapsed < 60 * second) return 3 * second;
  if (elapsed < 300 * second) return 10 * second;
  return 30 * second;
}
