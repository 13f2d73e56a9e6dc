import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen: for what comes after an answer that nobody may wait for any more. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
