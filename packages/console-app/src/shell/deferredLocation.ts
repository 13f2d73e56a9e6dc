import { useDeferredValue } from 'react';
import type { BaseLocationHook } from 'wouter';

/**
 * The address, one step behind while the next screen's code is on its way: the present screen stays instead of a flash
 * of nothing. A router's own location is a synchronous store, which a transition cannot hold back.
 */
export function deferred(useAddress: BaseLocationHook): BaseLocationHook {
  const useDeferredAddress: BaseLocationHook = () => {
    const [path, navigate] = useAddress();
    return [useDeferredValue(path), navigate];
  };
  if (useAddress.searchHook) useDeferredAddress.searchHook = useAddress.searchHook;
  return useDeferredAddress;
}
