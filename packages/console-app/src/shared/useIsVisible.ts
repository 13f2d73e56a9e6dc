import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the screen: for what comes after a response that nobody may wait for any more. */
export function useIsVisible(): RefObject<boolean> {
  const isVisible = useRef(true);
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
    };
  }, []);
  return isVisible;
}
