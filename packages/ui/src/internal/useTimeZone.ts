import { useHydrated } from './hooks.js';

/**
 * The zone in which times are written: the given one, or that of the browser (undefined). On the server and during hydration
 * UTC, as the server's zone is nobody's.
 */
export function useTimeZone(given?: string): string | undefined {
  const hydrated = useHydrated();
  return given ?? (hydrated ? undefined : 'UTC');
}
