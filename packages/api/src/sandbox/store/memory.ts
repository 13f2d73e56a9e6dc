import type { State } from '../state/state.js';
import type { Store } from './store.js';

/** Keeps the state as long as the store itself lives. What is loaded is a copy, as from any other store. */
export function memoryStore(): Store {
  let kept: State | undefined;
  return {
    load: () => Promise.resolve<unknown>(kept && JSON.parse(JSON.stringify(kept))),
    save(state) {
      kept = state;
      return Promise.resolve();
    },
    flush: () => Promise.resolve(),
  };
}
