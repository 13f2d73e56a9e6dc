import { useEffect } from 'react';
import { useSession } from '../services.js';

/**
 * Lets the browser ask before the tab is closed, loaded again or another site opened, while something would be lost by
 * that. Another screen of the console is shown without a question: for what is kept as a draft.
 */
export function useLeaveGuard(isTouched: boolean): void {
  const { onBeforeSignOut } = useSession();
  useEffect(() => {
    if (!isTouched) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = () => removeEventListener('beforeunload', ask);
    // An ended session keeps what is typed, and nobody could stay.
    const forget = onBeforeSignOut(stop);
    return () => {
      forget();
      stop();
    };
  }, [isTouched, onBeforeSignOut]);
}
