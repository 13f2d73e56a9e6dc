import { useEffect, useState, type ComponentType } from 'react';
import { virtualAbove } from './options.js';
import type { WindowedProps } from './Windowed.js';

export type Windowed = ComponentType<WindowedProps>;

let loaded: Windowed | undefined;

/**
 * What windows a list of so many options; undefined for a short one. Windowing weighs more than the list itself, so it
 * is fetched when the first long field appears: before its list is opened, because a list cannot wait for it then.
 */
export function useWindowed(count: number): Windowed | undefined {
  const [windowed, setWindowed] = useState(() => loaded);
  const needed = count > virtualAbove;
  useEffect(() => {
    if (!needed || windowed) return undefined;
    let current = true;
    import('./Windowed.js').then(
      (module) => {
        loaded = module.default;
        if (current) setWindowed(() => module.default);
      },
      // Without it the list is slow, not broken.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [needed, windowed]);
  return needed ? windowed : undefined;
}
