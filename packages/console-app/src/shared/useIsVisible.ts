import { createContext, useContext, useEffect, useMemo } from 'react';
import type { BrowserEnvironment } from './environment.js';
import { useEnvironment } from './services.js';

/** The pathname of the screen around; none above the screens. */
export const ScreenPathname = createContext<string | undefined>(undefined);

function createVisibility(address: BrowserEnvironment['address'], pathname: string | undefined) {
  let isMounted = true;
  return {
    get current() {
      return isMounted && (pathname === undefined || pathname === address.pathname);
    },
    mount() {
      isMounted = true;
      return () => {
        isMounted = false;
      };
    },
  };
}

/**
 * Whether the component is still on the screen: for what comes after a response that nobody may wait for any more. Not
 * where its screen was left and only stays until the code of the next one has come.
 */
export function useIsVisible(): { readonly current: boolean } {
  const pathname = useContext(ScreenPathname);
  const { address } = useEnvironment();
  const visibility = useMemo(() => createVisibility(address, pathname), [address, pathname]);
  useEffect(() => visibility.mount(), [visibility]);
  return visibility;
}
