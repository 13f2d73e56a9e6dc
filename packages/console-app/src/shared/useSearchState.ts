import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useEnvironment } from './services.js';

type Values<Keys extends string> = Record<Keys, string | undefined>;

/** Returns the query string as the address holds it: wouter's own `useSearch` decodes it once before it is parsed. */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/**
 * State that is kept in the address: sort, search, filters, the open tab. A choice that a person makes one after another
 * (typing a search) replaces the entry in the history; a step they may want to go back from pushes one.
 * A screen that was left no longer writes, nor one that is still visible while the next one loads: its change is dropped,
 * because it would lead back to that screen.
 */
export function useSearchState<Keys extends string>(
  keys: readonly Keys[],
): [Values<Keys>, (changes: Partial<Values<Keys>>, options?: { push?: boolean }) => void] {
  const raw = useRawSearch();
  const search = useMemo(() => new URLSearchParams(raw), [raw]);
  const router = useRouter();
  const environment = useEnvironment();
  const [path, navigate] = useLocation();
  const [ownPathname] = router.hook(router);
  const latest = useRef<{ raw: string; isLeft: () => boolean; path: string; navigate: typeof navigate }>(undefined);
  useLayoutEffect(() => {
    latest.current = { raw, isLeft: () => environment.address.pathname !== ownPathname, path, navigate };
    return () => {
      latest.current = undefined;
    };
  }, [raw, environment, ownPathname, path, navigate]);
  const text = keys.map((key) => search.get(key) ?? '').join('\n');
  const values = useMemo(
    () => Object.fromEntries(keys.map((key) => [key, search.get(key) ?? undefined])) as Values<Keys>,
    // oxlint-disable-next-line react/exhaustive-deps -- `text` is what `search` says about these keys
    [text],
  );
  const change = useCallback((changes: Partial<Values<Keys>>, { push = false } = {}) => {
    const now = latest.current;
    if (!now || now.isLeft()) return;
    const next = new URLSearchParams(now.raw);
    for (const [key, value] of Object.entries<string | undefined>(changes)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    now.raw = next.toString();
    now.navigate(next.size > 0 ? `${now.path}?${next}` : now.path, { replace: !push });
  }, []);
  return [values, change];
}
