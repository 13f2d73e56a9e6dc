import { useDeferredValue } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

/**
 * The address, one step behind while the next screen's code is on its way: the present screen stays, with its own
 * search parameters, instead of a flash of nothing. A router's own location is a synchronous store, which a transition
 * cannot hold back.
 */
export function deferred(useAddress: BaseLocationHook): BaseLocationHook {
  const useSearchNow = useAddress.searchHook ?? useSearch;

  const useDeferredAddress: BaseLocationHook = () => {
    const [path, navigate] = useAddress();
    return [useDeferredValue(path), navigate];
  };
  const useDeferredSearch = () => {
    const [path] = useAddress();
    const search = useSearchNow();
    const displayedSearch = useDeferredValue(search);
    return useDeferredValue(path) === path ? search : displayedSearch;
  };
  return Object.assign(useDeferredAddress, { searchHook: useDeferredSearch });
}
