import { useSyncExternalStore } from 'react';

/** How often the time is renewed, in ms. */
const interval = 5000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;

/** One timer, however many follow the time. */
function follow(listener: () => void): () => void {
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, interval);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const ignore = () => () => {};

/** Renewed whenever it is read too late, for nobody may have followed it meanwhile. */
function current(): number {
  const time = Date.now();
  if (Math.abs(time - now) >= interval) now = time;
  return now;
}

/** The time in ms, renewed every five seconds while `running`; the same for all that read it. */
export function useClock(running: boolean): number {
  return useSyncExternalStore(running ? follow : ignore, current);
}
