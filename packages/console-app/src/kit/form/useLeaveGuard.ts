import { useEffect } from 'react';
import { beforeSessionEnds } from '#shared/session.js';

/** Lets the browser ask before the tab is closed or another site opened, while there is something that would be lost. */
export function useLeaveGuard(isTouched: boolean): void {
  useEffect(() => {
    if (!isTouched) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = () => removeEventListener('beforeunload', ask);
    // What is typed is kept then, and nobody is asked.
    const forget = beforeSessionEnds(stop);
    return () => {
      forget();
      stop();
    };
  }, [isTouched]);
}
