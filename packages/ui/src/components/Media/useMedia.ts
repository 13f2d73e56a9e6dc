import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, such as one of `media` in `@livery/ui/theme`. False on a server, and while its page is hydrated. */
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
