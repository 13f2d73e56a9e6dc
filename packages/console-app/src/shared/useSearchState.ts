import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

type Values<Keys extends string> = Record<Keys, string | undefined>;

/**
 * State that is kept in the address: sort, search, filters, the open tab. A choice that a person makes one after another
 * (typing a search) replaces the entry in the history; a step they may want to go back from pushes one.
 */
export function useSearchState<Keys extends string>(
  keys: readonly Keys[],
): [Values<Keys>, (changes: Partial<Values<Keys>>, options?: { push?: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const text = keys.map((key) => search.get(key) ?? '').join('\n');
  const values = useMemo(
    () => Object.fromEntries(keys.map((key) => [key, search.get(key) ?? undefined])) as Values<Keys>,
    // oxlint-disable-next-line react/exhaustive-deps -- `text` is what `search` says about these keys
    [text],
  );
  const change = useCallback(
    (changes: Partial<Values<Keys>>, { push = false } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries<string | undefined>(changes)) {
            if (value === undefined || value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: !push },
      ),
    [setSearch],
  );
  return [values, change];
}
