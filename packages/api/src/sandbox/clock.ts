/** The time the sandbox lives by, in ms since 1970. Nothing in it waits: what is due is settled at the next request. */
export interface Clock {
  now(): number;
  /** Turns the clock; negative turns it back. */
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
