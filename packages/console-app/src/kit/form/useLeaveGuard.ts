import { useEffect } from 'react';

/** Lets the browser ask before the tab is closed or another site opened, while there is something that would be lost. */
export function useLeaveGuard(isTouched: boolean): void {
  useEffect(() => {
    if (!isTouched) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTouched]);
}
