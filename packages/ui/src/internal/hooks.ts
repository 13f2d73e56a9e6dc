import {
  useCallback,
  useEffect,
  useInsertionEffect,
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

/**
 * State that the caller may control (`value`) or leave to the component, which then starts from `defaultValue`. The last is the
 * first value of a caller that controls it.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void, Value] {
  const [own, setOwn] = useState(value === undefined ? defaultValue : value);
  const set = (next: Value) => {
    if (value === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set, own];
}

/** A function with a stable identity that calls the callback of the latest render: memoised children can hold it. */
export function useStableCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback);
  /* Before layout effects: React resets a form ahead of them. */
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

type Control = Element & { form: HTMLFormElement | null };

/** The form whose reset button is pressed, until the task of the press ends. */
let pressed: HTMLFormElement | null | undefined;

function notePress({ target }: Event): void {
  pressed = (target as Partial<Element>).closest?.<HTMLButtonElement>('[type=reset]')?.form;
  setTimeout(() => {
    pressed = undefined;
  });
}

/** Calls back at an event of the form that a control is in. A control may come, and get into a form, at any time. */
export function useFormEvent(
  type: 'reset' | 'formdata',
  control: RefObject<Control | null>,
  onEvent: (event: Event) => void,
): void {
  const root = useRef<Node>(undefined);
  /* React takes a ref that changes away before it resets a form, and gives it back after. */
  const last = useRef<Control>(null);
  const listen = useStableCallback((event: Event) => {
    if (event.target === last.current?.form && !event.defaultPrevented) onEvent(event);
  });
  /* Added once: what is rendered between two listeners of one event must not take away the second. */
  useEffect(() => {
    last.current = control.current;
    root.current ??= last.current?.getRootNode();
    root.current?.addEventListener('click', notePress, true);
    root.current?.addEventListener(type, listen);
  });
  useEffect(() => () => root.current?.removeEventListener(type, listen), [type, listen]);
}

/**
 * Calls back when the form that a control is in is reset, before the browser resets its own controls. Where the caller keeps
 * the value (`given`), a press on a reset button counts alone: a script that resets a form, as React does after each of its
 * actions, means the fields that keep theirs.
 */
export function useFormReset(control: RefObject<Control | null>, given: unknown, onReset: () => void): void {
  useFormEvent('reset', control, ({ target }) => {
    if (given === undefined || target === pressed) onReset();
  });
}

/**
 * The value of a field, as of `useControlled`. With its form it goes back to the default; a caller that keeps it is told the
 * first one.
 */
export function useFieldValue<Value>(
  control: RefObject<Control | null>,
  given: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
  onReset?: () => void,
): [Value, (next: Value) => void] {
  const [value, set, first] = useControlled(given, defaultValue, onChange);
  useFormReset(control, given, () => {
    onReset?.();
    const next = given === undefined ? defaultValue : first;
    if (value !== next) set(next);
  });
  return [value, set];
}

/** The ref of a native control: a caller that keeps its value is told the first one when its form is reset. */
export function useResetRef<Target extends Control, Value>(
  ref: Ref<Target>,
  value: Value,
  onChange: ((value: Exclude<Value, undefined>) => void) | undefined,
  onReset?: () => void,
): RefCallback<Target> {
  const control = useRef<Target>(null);
  const [first] = useState(value);
  useFormReset(control, value, () => {
    onReset?.();
    if (value !== first && first !== undefined) onChange?.(first as Exclude<Value, undefined>);
  });
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
