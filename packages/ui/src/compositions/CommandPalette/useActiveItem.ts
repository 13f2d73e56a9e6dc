import { useState } from 'react';
import type { CommandItem } from './CommandPalette.js';

/** Which place a key leads to, of `count` places in a ring. */
const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Which item Enter chooses: the first for each query, so that pasting and Enter is enough, until a key or the pointer
 * leads to another. One that a person went to stays active while others come and go.
 */
export function useActiveItem(items: readonly CommandItem[], query: string) {
  const [place, setPlace] = useState<{ query: string; id: string }>();
  const kept = place?.query === query ? items.find(({ id }) => id === place.id) : undefined;
  const active = kept ?? items[0];
  return {
    active,
    moveTo: (id: string) => {
      if (id !== active?.id) setPlace({ query, id });
    },
    /** The item that a key leads to; undefined for other keys. */
    next(key: string): CommandItem | undefined {
      const step = steps[key];
      return step && active && items[step(items.indexOf(active), items.length)];
    },
  };
}
