import { useSyncExternalStore } from 'react';
import { useService } from './services.js';

/** How often the time is renewed, in ms. */
const interval = 5000;

/** The time of a page: one timer, however many follow it. */
function createClock() {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = 0;
  return {
    follow(listener: () => void): () => void {
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
    },
    /** Renewed whenever it is read too late, for nobody may have followed it meanwhile. */
    current(): number {
      const time = Date.now();
      if (Math.abs(time - now) >= interval) now = time;
      return now;
    },
  };
}

const ignore = () => () => {};

/** The time in ms, renewed every five seconds while `running`; the same for all that read it. */
export function useClock(running: boolean): number {
  const { follow, current } = useService(createClock);
  return useSyncExternalStore(running ? follow : ignore, current);
}
