import { useSyncExternalStore } from 'react';
import { ConnectionError } from '@livery/api/errors';
import { createCallFailures } from './callFailures.js';
import { createListeners } from './listeners.js';
import { useService, type Services } from './services.js';

/** `offline`: the browser has no network; `unreachable`: it has one, and the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** How often it is looked whether the server answers again, in ms. */
const interval = 5000;

/** What tells whether the server can be reached. */
interface Watched {
  /** Asks the server anything. Throws a ConnectionError where nobody answers. */
  probe: () => Promise<unknown>;
  /** Whether calls need the network of the browser: the mock API answers without. */
  needsNetwork: boolean;
}

/** Whether the server of a page can be reached, as far as is known. */
export function createConnection(services: Services) {
  const { subscribe, notify } = createListeners();
  let connection: Connection = 'online';
  let watched: Watched | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest question to the server, while it is open: in an outage all calls fail at about the same time. */
  let asked: Promise<unknown> | undefined;

  const isOffline = (): boolean => watched?.needsNetwork === true && !navigator.onLine;
  const isConnected = (): boolean => connection === 'online';

  function become(next: Connection): void {
    clearTimeout(timer);
    if (next === 'unreachable') timer = setTimeout(check, interval);
    if (next === connection) return;
    connection = next;
    notify();
  }

  /** Finds out how it is. One lost response says little: it is the server itself that is asked. */
  function check(): void {
    if (isOffline()) become('offline');
    else if (watched) {
      const probe = (asked = watched.probe());
      const answered = (next: Connection) => {
        if (probe !== asked) return;
        asked = undefined;
        // The network may go while the server is asked.
        become(isOffline() ? 'offline' : next);
      };
      probe.then(
        () => answered('online'),
        (error: unknown) => answered(error instanceof ConnectionError ? 'unreachable' : 'online'),
      );
    }
  }

  /** Looks whether the server can be reached at all, after an error that says it could not. */
  function onFailure(error: Error): void {
    if (error instanceof ConnectionError && isConnected() && !asked) check();
  }

  return {
    isConnected,
    current: (): Connection => connection,
    subscribe,
    /** Follows the browser's network and the server from now on. Returns what ends it. */
    watch(how: Watched): () => void {
      watched = how;
      addEventListener('online', check);
      addEventListener('offline', check);
      const unsubscribe = services.get(createCallFailures).subscribe(onFailure);
      if (isOffline()) check();
      return () => {
        unsubscribe();
        removeEventListener('online', check);
        removeEventListener('offline', check);
        become('online');
        watched = undefined;
      };
    },
    /** Calls back when what could not be reached may be reached again: the network, or the server. Returns what ends it. */
    onReconnect(callBack: () => void): () => void {
      const unsubscribe = subscribe(() => isConnected() && callBack());
      addEventListener('online', callBack);
      return () => {
        unsubscribe();
        removeEventListener('online', callBack);
      };
    },
  };
}

/** Whether the server can be reached, as far as is known. */
export function useConnection(): Connection {
  const { subscribe, current } = useService(createConnection);
  return useSyncExternalStore(subscribe, current);
}
