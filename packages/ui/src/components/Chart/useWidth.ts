import { useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';

/** The width of an element in px, followed as it changes; 600 until it is known. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(600);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const follow = () => {
      // It has none while it is hidden.
      if (element.clientWidth > 0) setWidth(Math.max(200, Math.round(element.clientWidth)));
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
