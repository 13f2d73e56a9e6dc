import type { State } from '../state/state.js';
import type { Store } from './store.js';

type Write = (state: State) => Promise<void>;

interface Wait {
  over: Promise<void>;
  end(): void;
}

function waitFor(ms: number): Wait {
  const wait: Wait = { over: Promise.resolve(), end: () => undefined };
  wait.over = new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wait.end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return wait;
}

/**
 * Joins saves in quick succession: the first is written at once, what follows within `ms` together after that, the
 * latest state only and never two writes at a time. The state is read when the write begins, so a write must copy it
 * before its first await.
 */
export function coalesceWrites(write: Write, ms: number): Pick<Store, 'save' | 'flush'> {
  let latest: State | undefined;
  let wait: Wait | undefined;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  /** When the last write began, in ms. */
  let began = Number.NEGATIVE_INFINITY;

  function begin(): Promise<void> {
    began = Date.now();
    const state = latest;
    latest = undefined;
    next = undefined;
    return state ? write(state) : Promise.resolve();
  }

  function enqueue(): Promise<void> {
    wait = waitFor(Math.max(0, began + ms - Date.now()));
    const before = last.catch(() => undefined);
    last = Promise.all([wait.over, before]).then(begin);
    return last;
  }

  return {
    save(state) {
      latest = state;
      next ??= enqueue();
      return next;
    },
    async flush() {
      wait?.end();
      await last;
    },
  };
}
