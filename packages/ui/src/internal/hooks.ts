import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
  type RefCallback,
  type RefObject,
} from 'react';
import { useMergedRef } from './attributes.js';

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

type Control = Element & { form: HTMLFormElement | null };

/** Calls back at an event of the form that a control is in. A control may come, and get into a form, at any time. */
export function useFormEvent(
  type: 'reset' | 'formdata',
  control: RefObject<Control | null>,
  onEvent: (event: Event) => void,
): void {
  const root = useRef<Node>(undefined);
  const listen = useStableCallback((event: Event) => {
    if (event.target === control.current?.form && !event.defaultPrevented) onEvent(event);
  });
  /* Added once: what is rendered between two listeners of one event must not take away the second. */
  useEffect(() => {
    root.current ??= control.current?.getRootNode();
    root.current?.addEventListener(type, listen);
  });
  useEffect(() => () => root.current?.removeEventListener(type, listen), [type, listen]);
}

/** Calls back when the form that a control is in is reset, before the browser resets its own controls. */
export function useFormReset(control: RefObject<Control | null>, onReset: () => void): void {
  useFormEvent('reset', control, onReset);
}

/** Takes the first value again when the form that a control is in is reset. */
export function useResetToFirst<Value>(
  control: RefObject<Control | null>,
  value: Value,
  set: ((first: Exclude<Value, undefined>) => void) | undefined,
): void {
  const [first] = useState(value);
  useFormReset(control, () => {
    if (value !== first && first !== undefined) set?.(first as Exclude<Value, undefined>);
  });
}

/** The ref of a native control: a caller that keeps its value is told the first one when its form is reset. */
export function useResetRef<Target extends Control, Value>(
  ref: Ref<Target>,
  value: Value,
  onChange: ((value: Exclude<Value, undefined>) => void) | undefined,
): RefCallback<Target> {
  const control = useRef<Target>(null);
  useResetToFirst(control, value, onChange);
  return useMergedRef(control, ref);
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
