import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on a server, where React 18 warns of it and neither runs, `useEffect`. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
