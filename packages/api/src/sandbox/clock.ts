import { formatTimestamp } from '../domain/timestamps.js';

/** The time of the sandbox, in ms since 1970. No timers run: what is due happens at the next request. */
export interface Clock {
  now(): number;
  /** Moves the clock by `ms`; negative moves it back. */
  advance(ms: number): void;
  /** Stops it at a time, in ms, from which only `advance` moves it; without one it goes on with the real time. */
  stand(at: number | undefined): void;
}

/** The real time, plus what it was advanced by. `real` is where it comes from, in ms since 1970. */
export function systemClock(real: () => number = Date.now): Clock {
  let offset = 0;
  let stoodAt: number | undefined;
  return {
    now: () => (stoodAt ?? real()) + offset,
    advance: (ms) => {
      offset += ms;
    },
    stand: (at) => {
      stoodAt = at === undefined ? undefined : at - offset;
    },
  };
}

/** A clock that stands still until it is advanced, for tests. */
export const standingClock = (start: number): Clock => systemClock(() => start);

/** A point in time, in ms, as the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. */
export function timestamp(ms: number): string {
  return formatTimestamp(new Date(ms));
}
