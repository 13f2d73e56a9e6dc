import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while its markup is taken over, then true; true at once in a page without server rendering.
 * For what depends on the window, so that both sides render the same first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
