import { createStore, get, set } from 'idb-keyval';
import { coalesced } from './coalesce.js';
import type { Store } from './store.js';

const key = 'state';
const wait = 30;

/** Keeps the state in the browser's IndexedDB, so that it survives a reload. `name` tells sandboxes of one origin apart. */
export function browserStore(name = 'livery-sandbox'): Store {
  const place = createStore(name, 'sandbox');
  return {
    async load() {
      try {
        return await get<unknown>(key, place);
      } catch {
        return undefined;
      }
    },
    // IndexedDB clones the state in one go inside set, so what is written is one state.
    ...coalesced((state) => set(key, state, place), wait),
  };
}
