/** Who is told when something changes. */
interface Listeners<Args extends unknown[]> {
  /** Tells a listener from now on. Returns what ends that. */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
}

/** Makes a list of listeners, for `useSyncExternalStore` or for callbacks. */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...args) => listeners.forEach((listener) => listener(...args)),
  };
}
