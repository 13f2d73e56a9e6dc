import { useRef, useState, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.js';
import { flushSync } from 'react-dom';

interface Following {
  /** Another number each time the place has to be measured anew. */
  turn: number;
  /** Whether what happens at this moment comes of scrolling. */
  scrolling: RefObject<boolean>;
}

/** Tells when what opened a popover has moved under it by scrolling, and calls `onLost` once it is wholly out of sight. */
export function useFollowing(
  trigger: RefObject<Element | null> | undefined,
  open: boolean,
  onLost: () => void,
): Following {
  const [turn, setTurn] = useState(0);
  const scrolling = useRef(false);
  const lost = useRef(onLost);
  useIsomorphicLayoutEffect(() => {
    lost.current = onLost;
  });

  useIsomorphicLayoutEffect(() => {
    const element = trigger?.current;
    if (!open || !element) return undefined;
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.contains(element) || target === element) return;
      scrolling.current = true;
      /* Frames come after the scrolling that belongs to them, and before anything else a person does. */
      requestAnimationFrame(() => {
        scrolling.current = false;
      });
      /* In this frame, not in a later one: the popover would trail behind. */
      flushSync(() => setTurn((before) => 1 - before));
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    const sight =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => entry?.isIntersecting === false && lost.current());
    sight?.observe(element);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      sight?.disconnect();
    };
  }, [open, trigger]);

  return { turn, scrolling };
}
