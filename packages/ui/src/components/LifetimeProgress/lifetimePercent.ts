/**
 * Whole percent of an expected lifetime that has passed; never over 99 before it is done, however long it takes
 * (specification: account and billing, section 2).
 */
export function lifetimePercent(elapsedMs: number, expectedMs: number, done: boolean): number {
  if (done) return 100;
  if (expectedMs <= 0) return 99;
  return Math.min(99, Math.max(0, Math.floor((elapsedMs / expectedMs) * 100)));
}
