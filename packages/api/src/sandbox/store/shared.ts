import type { State } from '../state/state.js';
import { coalesced } from './coalesce.js';
import type { Store } from './store.js';

/** A place that several sandboxes keep one state in. Its revision counts the writes, so that it tells who is behind. */
export interface SharedPlace {
  /** What is kept, and its revision; 0 when there is nothing. */
  read(): Promise<{ state: unknown; revision: number }>;
  /** The revision alone, which is quickly asked. */
  revision(): Promise<number>;
  /** Keeps both or neither; takes the state down before its first await. */
  write(state: State, revision: number): Promise<void>;
  /** Does the work while nobody else does theirs at this place. */
  alone(work: () => Promise<void>): Promise<unknown>;
}

/** Does one work after the other, whoever asks. */
export function oneAfterTheOther(): SharedPlace['alone'] {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}

/**
 * Keeps the state where other sandboxes keep it too. A turn begins with what the others have written since, takes in all
 * that is asked for in the `ms` that a write waits for more, and ends when that is written.
 */
export function sharedStore(place: SharedPlace, ms: number): Store {
  /** The revision of the state in memory. */
  let known = 0;
  let isMyTurn = false;
  let next: Promise<unknown> | undefined;
  let waiting: (() => void)[] = [];
  let saved: Promise<void> = Promise.resolve();

  const { save, flush } = coalesced(async (state) => {
    isMyTurn = false;
    const revision = known + 1;
    await place.write(state, revision);
    known = revision;
  }, ms);

  async function load(): Promise<unknown> {
    try {
      const { state, revision } = await place.read();
      known = revision;
      return state;
    } catch {
      return undefined;
    }
  }

  async function takeTurn(adopt: (kept: unknown) => void): Promise<void> {
    const latest = await place.revision().catch(() => known);
    if (latest !== known) adopt(await load());
    next = undefined;
    isMyTurn = true;
    const begun = waiting;
    waiting = [];
    for (const begin of begun) begin();
    // A write that fails has been told to whoever saved; the turn is over all the same.
    await saved.catch(() => undefined);
    isMyTurn = false;
  }

  return {
    load,
    flush,
    save(state) {
      saved = save(state);
      return saved;
    },
    turn: (adopt, work) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          try {
            resolve(work());
          } catch (thrown) {
            reject(thrown);
          }
        };
        if (isMyTurn) {
          begin();
          return;
        }
        waiting.push(begin);
        next ??= place.alone(() => takeTurn(adopt));
      }),
  };
}
