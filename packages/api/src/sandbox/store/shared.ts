import type { State } from '../state/state.js';
import { coalesceWrites } from './coalesceWrites.js';
import type { Store } from './store.js';

/** Storage in which several sandboxes keep one state. Its revision counts the writes, so that it tells who is behind. */
export interface SharedStorage {
  /** What is kept, and its revision; 0 when there is nothing. */
  read(): Promise<{ state: unknown; revision: number }>;
  /** The revision alone, which is quick to read. */
  revision(): Promise<number>;
  /** Keeps both or neither; copies the state before its first await. */
  write(state: State, revision: number): Promise<void>;
  /** Does the work while nobody else does theirs on this storage. */
  exclusive(work: () => Promise<void>): Promise<unknown>;
}

/** Does one work after the other, within this process or page. */
export function createQueue(): SharedStorage['exclusive'] {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}

/**
 * Keeps the state where other sandboxes keep it too. A transaction begins with what the others have written since, takes
 * in all that is asked for in the `ms` that a write waits for more, and ends when that is written.
 */
export function sharedStore(storage: SharedStorage, ms: number): Store {
  /** The revision of the state in memory. */
  let known = 0;
  let isOpen = false;
  let next: Promise<unknown> | undefined;
  let waiting: (() => void)[] = [];
  let saved: Promise<void> = Promise.resolve();

  const { save, flush } = coalesceWrites(async (state) => {
    isOpen = false;
    const revision = known + 1;
    await storage.write(state, revision);
    known = revision;
  }, ms);

  async function load(): Promise<unknown> {
    try {
      const { state, revision } = await storage.read();
      known = revision;
      return state;
    } catch {
      return undefined;
    }
  }

  async function runTransaction(adopt: (stored: unknown) => void): Promise<void> {
    const latest = await storage.revision().catch(() => known);
    if (latest !== known) adopt(await load());
    next = undefined;
    isOpen = true;
    const works = waiting;
    waiting = [];
    for (const work of works) work();
    // Whoever saved was told of a write that failed; the transaction is over all the same.
    await saved.catch(() => undefined);
    isOpen = false;
  }

  return {
    load,
    flush,
    save(state) {
      saved = save(state);
      return saved;
    },
    transaction: (adopt, work) =>
      new Promise((resolve, reject) => {
        const run = () => {
          try {
            resolve(work());
          } catch (thrown) {
            reject(thrown);
          }
        };
        if (isOpen) {
          run();
          return;
        }
        waiting.push(run);
        next ??= storage.exclusive(() => runTransaction(adopt));
      }),
  };
}
