import { useDeferredValue } from 'react';
import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';

/**
 * The address, one step behind while the next screen's code is on its way: the present screen stays instead of a flash
 * of nothing. The router's own location is a synchronous store, which a transition cannot hold back.
 */
function useDeferredLocation(): ReturnType<BaseLocationHook> {
  const [path, navigate] = useBrowserLocation();
  return [useDeferredValue(path), navigate];
}

/** For the router's `hook`, which takes a hook as a value. */
export const deferredLocation: BaseLocationHook = useDeferredLocation;
