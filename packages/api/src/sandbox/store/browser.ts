import { createStore, get, getMany, setMany } from 'idb-keyval';
import { createQueue, sharedStore } from './shared.js';
import type { Store } from './store.js';

const key = 'state';
const revisionKey = 'revision';
const wait = 30;

const count = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

/**
 * Keeps the state in the browser's IndexedDB, so that it survives a reload and all tabs share one. `name` tells
 * sandboxes of one origin apart. Where there are no Web Locks, which is without HTTPS, two tabs that change something in
 * the same instant may still lose one of the changes.
 */
export function browserStore(name = 'livery-sandbox'): Store {
  const storage = createStore(name, 'sandbox');
  const { locks } = navigator as { locks?: LockManager };
  return sharedStore(
    {
      async read() {
        const [state, revision] = await getMany<unknown>([key, revisionKey], storage);
        return { state, revision: count(revision) };
      },
      revision: async () => count(await get<unknown>(revisionKey, storage)),
      // IndexedDB copies the state inside setMany at once, so what is written is one state.
      write: (state, revision) =>
        setMany(
          [
            [key, state],
            [revisionKey, revision],
          ],
          storage,
        ),
      exclusive: locks ? (work) => locks.request(name, work) : createQueue(),
    },
    wait,
  );
}
