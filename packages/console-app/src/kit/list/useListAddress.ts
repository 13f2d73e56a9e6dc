import { useMemo } from 'react';
import type { CollectionAddress } from '@livery/ui/collections';
import { useRawSearch, useSearchState } from '#shared/useSearchState.js';

const none: readonly never[] = [];

/** Keeps how a list is looked at in the address, by the console's router. */
export function useListAddress(): CollectionAddress {
  const raw = useRawSearch();
  const [, set] = useSearchState<string>(none);
  return useMemo(() => {
    const parameters = new URLSearchParams(raw);
    return { get: (name) => parameters.get(name), set };
  }, [raw, set]);
}
