import { useCallback, useRef, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.js';

/** A function that stays the same object while what it does follows the last render: memoised rows keep it. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** A flag that the caller may hold; without the caller it is held here. */
export function useControllableFlag(
  value: boolean | undefined,
  onChange: ((value: boolean) => void) | undefined,
): readonly [boolean, (value: boolean) => void] {
  const [own, setOwn] = useState(false);
  const set = (next: boolean) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, set];
}
