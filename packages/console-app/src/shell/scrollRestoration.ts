import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import type { BaseLocationHook } from 'wouter';
import { navigate, useHistoryState, usePathname } from 'wouter/use-browser-location';
import { useServices, type Services } from '#shared/services.js';

/** What the console keeps with an entry of the browser's history. */
interface EntryState {
  /** Tells the entry from the others of this tab. */
  entry?: string;
}

const currentEntry = (): string | undefined => (history.state as EntryState | null)?.entry;

const newEntry = (): string => crypto.randomUUID();

/** The browser's address, for the router; gives each entry of the history an id. */
export const useIdentifiedLocation: BaseLocationHook = () => [usePathname(), navigateWithId];

const navigateWithId: typeof navigate = (to, options = {}) =>
  navigate(to, {
    ...options,
    state: { ...(options.state as object | undefined), entry: options.replace ? currentEntry() : newEntry() },
  });

/** How far each entry was scrolled when it was left, in pixels, the latest last. */
const createPositions = ({ storage }: Services) => new Map(Object.entries(storage.scrollPositions.get() ?? {}));
/** More entries than anybody goes back. */
const positionsKept = 100;

/**
 * Going back or forward, or loading the page anew, shows a screen where it was left: as soon as it is tall enough,
 * because its rows may come later, unless the person does something first. A new screen begins at its top. `path` is
 * the address of the screen that is shown.
 */
export function useScrollRestoration(path: string): void {
  const services = useServices();
  const inBrowser = services.environment.router === undefined;
  const positions = services.get(createPositions);
  const { entry } = useHistoryState<EntryState | null>() ?? {};
  /* The address is already the next screen's while that one loads and the one before is still shown. */
  const pathname = usePathname();
  const isNextLoading = useDeferredValue(pathname) !== pathname;
  const visible = useRef({ path, entry: undefined as string | undefined });
  const stopRestoring = useRef<() => void>(undefined);

  useEffect(() => {
    if (!inBrowser) return undefined;
    history.scrollRestoration = 'manual';
    if (currentEntry() === undefined) history.replaceState({ ...history.state, entry: newEntry() }, '');
    const remember = () => {
      const { entry } = visible.current;
      if (entry !== undefined && entry === currentEntry() && !stopRestoring.current)
        setPosition(positions, entry, window.scrollY);
    };
    const save = () => services.storage.scrollPositions.set(Object.fromEntries(positions));
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', save);
    };
  }, [inBrowser, services, positions]);

  useLayoutEffect(() => {
    if (isNextLoading) return;
    const before = visible.current;
    if (before.path === path && before.entry === entry) return;
    visible.current = { path, entry };
    stopRestoring.current?.();
    const position = entry !== undefined && entry !== before.entry ? positions.get(entry) : undefined;
    if (position !== undefined) {
      stopRestoring.current = restore(position, () => (stopRestoring.current = undefined));
    } else if (before.path !== path) {
      window.scrollTo(0, 0);
    } else if (entry !== undefined) {
      setPosition(positions, entry, window.scrollY);
    }
  }, [path, entry, isNextLoading, positions]);
}

function setPosition(positions: Map<string, number>, entry: string, position: number): void {
  positions.delete(entry);
  positions.set(entry, position);
  const [oldest] = positions.keys();
  if (positions.size > positionsKept && oldest !== undefined) positions.delete(oldest);
}

const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** WebKit may put a page that has just grown back to where it ended before: for so many frames it is looked at. */
const framesHeld = 3;

/** Scrolls as soon as the page reaches that far, unless a gesture comes first. Gives what ends the wait. */
function restore(position: number, onEnd: () => void): () => void {
  const isTallEnough = () => document.documentElement.scrollHeight - window.innerHeight >= Math.floor(position);
  let frame = 0;
  const end = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const gesture of gestures) removeEventListener(gesture, end);
    onEnd();
  };
  const hold = (frames: number) => {
    if (Math.abs(window.scrollY - position) >= 1) window.scrollTo(0, position);
    if (frames === 0) end();
    else frame = requestAnimationFrame(() => hold(frames - 1));
  };
  const scrollOnceTall = () => {
    if (!isTallEnough()) return;
    observer.disconnect();
    hold(framesHeld);
  };
  const observer = new ResizeObserver(scrollOnceTall);
  for (const gesture of gestures) addEventListener(gesture, end, { passive: true });
  if (!isTallEnough()) window.scrollTo(0, 0);
  observer.observe(document.documentElement);
  scrollOnceTall();
  return end;
}
