import { useEffect, useState } from 'react';

/** The time in ms, renewed every `interval` ms while `running`; one clock for a whole screen. */
export function useClock(running: boolean, interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [running, interval]);
  return now;
}
