import { nextNumber, type Seed } from '../state/random.js';

/** How long calls take: not at all, as with a provider nearby, or as with one that is far away and busy. */
export const latencyProfiles = ['off', 'typical', 'slow'] as const;
export type LatencyProfile = (typeof latencyProfiles)[number];

/** In ms: what every call takes at least, and by how much the slowest takes longer. */
type Range = readonly [least: number, spread: number];

interface Timing {
  read: Range;
  change: Range;
  /** In ms, for each 1,000 rows of a list. */
  thousandRows: number;
}

const timings: Readonly<Record<LatencyProfile, Timing>> = {
  off: { read: [0, 0], change: [0, 0], thousandRows: 0 },
  typical: { read: [60, 200], change: [180, 500], thousandRows: 60 },
  slow: { read: [400, 1200], change: [900, 2600], thousandRows: 250 },
};

/** How long the calls of one sandbox take. */
export interface Latency {
  /** Until a call is made, in ms: different for each call, and the same again in the next sandbox. */
  beforeCall(profile: LatencyProfile, method: string): number;
  /** Until its response is there, in ms: long lists take longer. */
  beforeResponse(profile: LatencyProfile, rows: number): number;
}

export function createLatency(): Latency {
  const source: Seed = { seed: 0x1a7e };
  return {
    beforeCall(profile, method) {
      const [least, spread] = timings[profile][method === 'GET' ? 'read' : 'change'];
      // Squared, because most calls are quick and a few take much longer.
      return least + spread * nextNumber(source) ** 2;
    },
    beforeResponse: (profile, rows) => (timings[profile].thousandRows * rows) / 1000,
  };
}

/** Waits in real time, as for a slow server; throws when the caller gives up. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
