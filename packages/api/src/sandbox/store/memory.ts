import type { State } from '../state/state.js';
import type { Store } from './store.js';

/** Keeps the state as long as the store itself lives. What is loaded is a copy, as from any other store. */
export function memoryStore(): Store {
  let stored: State | undefined;
  return {
    load: () => Promise.resolve<unknown>(stored && JSON.parse(JSON.stringify(stored))),
    save(state) {
      stored = state;
      return Promise.resolve();
    },
    flush: () => Promise.resolve(),
  };
}
