import { useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import { createLeaveGuards } from '#shared/leaving/leaveGuards.js';
import type { Services } from '#shared/services.js';

/** The address, which is left for another screen only as the screen that is shown allows it. */
export function guarded(useAddress: BaseLocationHook, { environment, get }: Services): BaseLocationHook {
  const useGuardedAddress: BaseLocationHook = () => {
    const [path, navigate] = useAddress();
    const leave = useCallback(
      (to: string, options?: object) => {
        const go = () => navigate(to, options);
        const isSameScreen = to.split(/[?#]/)[0] === environment.address.pathname;
        if (isSameScreen) go();
        else get(createLeaveGuards).leaveScreen(go);
      },
      [navigate],
    );
    return [path, leave];
  };
  return Object.assign(useGuardedAddress, useAddress.searchHook && { searchHook: useAddress.searchHook });
}
