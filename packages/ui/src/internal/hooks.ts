import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

/** `useLayoutEffect` in a browser, `useEffect` on a server, where React 18 warns of layout effects and neither runs. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** State that the caller may control (`value`) or leave to the component, which then starts from `defaultValue`. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: Value) => {
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
}

/** A function with a stable identity that calls the callback of the latest render: memoised children can hold it. */
export function useStableCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

/** Calls back when the form that a control is in is reset, before the browser resets its own controls. */
export function useFormReset(control: RefObject<{ form: HTMLFormElement | null } | null>, onReset: () => void): void {
  const reset = useStableCallback(onReset);
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control, reset]);
}

/** Takes the first value again when the form that a control is in is reset. */
export function useResetToFirst<Value>(
  control: Parameters<typeof useFormReset>[0],
  value: Value,
  set: (first: Value) => void,
): void {
  const [first] = useState(value);
  useFormReset(control, () => {
    if (value !== first) set(first);
  });
}

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and during hydration, then true; true at once in a page without server rendering. For output that
 * depends on the window, so that server and browser render the same first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
