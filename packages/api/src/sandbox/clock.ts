/** The time the sandbox lives by, in ms since 1970. Nothing in it waits: what is due is settled at the next request. */
export interface Clock {
  now(): number;
  /** Turns the clock; negative turns it back. */
  advance(ms: number): void;
}

/** The real time, plus what it was advanced by. */
export function systemClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
}

/** A clock that stands still until it is advanced, for tests. */
export function standingClock(start: number): Clock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
