import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';

/** Changed parameters by name; undefined removes one. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** Where a collection keeps how it is looked at: the search parameters of a router, of the browser, or of nothing but the component. */
export interface CollectionAddress {
  /** Returns the value of a search parameter. */
  get: (name: string) => string | null | undefined;
  /**
   * Sets search parameters. `push` makes a step that Back returns from; otherwise the entry of the history is replaced. The
   * same function in every render: a new one renders the whole list.
   */
  set: (changes: AddressChanges, options?: { push?: boolean }) => void;
}

/** Keeps search, filters and order in the component: they are gone with it. */
export function useMemoryAddress(): CollectionAddress {
  const [values, setValues] = useState<AddressChanges>({});
  const set = useCallback((changes: AddressChanges) => setValues((before) => ({ ...before, ...changes })), []);
  return { get: (name) => values[name], set };
}

/** `pushState` and `replaceState` send no event of their own. */
const changed = 'livery-address';

function subscribe(notify: () => void): () => void {
  for (const event of ['popstate', changed]) window.addEventListener(event, notify);
  return () => {
    for (const event of ['popstate', changed]) window.removeEventListener(event, notify);
  };
}

function set(changes: AddressChanges, { push = false }: { push?: boolean } = {}): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === window.location.href) return;
  try {
    window.history[push ? 'pushState' : 'replaceState'](window.history.state, '', url);
  } catch {
    // Too many changes in a short time: the browser keeps the address as it is.
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** Keeps search, filters and order in the search parameters of the page, over `window.history`. For pages without a router. */
export function useBrowserAddress(): CollectionAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  return { get: (name) => parameters.get(name), set };
}
