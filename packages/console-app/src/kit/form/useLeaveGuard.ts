import { useEffect } from 'react';
import { useSession } from '#shared/services.js';

/** Lets the browser ask before the tab is closed or another site opened, while there is something that would be lost. */
export function useLeaveGuard(isTouched: boolean): void {
  const { onBeforeSignOut } = useSession();
  useEffect(() => {
    if (!isTouched) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const stop = () => removeEventListener('beforeunload', ask);
    // An ended session keeps the form as a draft, so its page load needs no confirmation.
    const forget = onBeforeSignOut(stop);
    return () => {
      forget();
      stop();
    };
  }, [isTouched, onBeforeSignOut]);
}
