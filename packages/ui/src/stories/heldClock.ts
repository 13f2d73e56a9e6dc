/** Shorter ones are not a component's own delays but the test's tools', which must go on. */
const shortest = 50;

interface Held {
  due: number;
  run: () => void;
}

export interface HeldClock {
  /** Lets the time of the held timers pass, in milliseconds, and runs in order what comes due. */
  advance(milliseconds: number): void;
}

/**
 * A play function on a clock that is held, so that a story about delays does not depend on how fast the machine is: what
 * a component sets for later happens when the story says so. Timers of less than 50 ms run as ever. The page has its own
 * timers back when it ends, because Storybook waits by them before it calls a story finished.
 */
export function onHeldClock<Context>(
  play: (context: Context, clock: HeldClock) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    const { release, ...clock } = holdClock();
    try {
      await play(context, clock);
    } finally {
      release();
    }
  };
}

function holdClock(): HeldClock & { release: () => void } {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, Held>();
  let now = 0;
  let last = 0;

  const later = (handler: TimerHandler, milliseconds = 0, ...args: unknown[]): number => {
    if (milliseconds < shortest || typeof handler !== 'function') return start(handler, milliseconds, ...args);
    last -= 1;
    held.set(last, { due: now + milliseconds, run: () => void handler(...args) });
    return last;
  };
  const cancel = (id?: number): void => {
    if (id === undefined || !held.delete(id)) stop(id);
  };
  Object.assign(window, { setTimeout: later, clearTimeout: cancel });

  return {
    advance(milliseconds) {
      const end = now + milliseconds;
      const next = () => [...held].toSorted(([, a], [, b]) => a.due - b.due).find(([, { due }]) => due <= end);
      for (let found = next(); found !== undefined; found = next()) {
        const [id, { due, run }] = found;
        held.delete(id);
        now = due;
        run();
      }
      now = end;
    },
    release() {
      Object.assign(window, { setTimeout: start, clearTimeout: stop });
    },
  };
}
