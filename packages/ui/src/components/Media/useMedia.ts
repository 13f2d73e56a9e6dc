import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, such as one of `media` in `@livery/ui/theme`. Not on a server, nor while a page of one is taken over. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
