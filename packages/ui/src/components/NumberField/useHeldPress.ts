import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { useStableCallback } from '../../internal/hooks.js';

/** A held button repeats after this time, in ms; a finger may be about to scroll. */
const delay = { mouse: 400, touch: 600 };
/** Between the repetitions, in ms. */
const interval = 60;

/**
 * The events of a button that acts at once and again and again while it is held. A finger acts when it is lifted, so that
 * scrolling past changes nothing.
 */
export function useHeldPress(act: () => void) {
  const stable = useStableCallback(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** This press has acted, and its click is not to. */
  const hasActed = useRef(false);
  const listening = useRef<AbortController>(undefined);
  const stop = useStableCallback(() => {
    clearTimeout(timer.current);
    listening.current?.abort();
  });
  const release = () => {
    stop();
    // After the click that follows.
    setTimeout(() => {
      hasActed.current = false;
    });
  };
  useEffect(() => stop, [stop]);

  const repeat = () => {
    hasActed.current = true;
    stable();
    timer.current = setTimeout(repeat, interval);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      stop();
      const isTouch = event.pointerType === 'touch';
      hasActed.current = !isTouch;
      if (!isTouch) stable();
      timer.current = setTimeout(repeat, isTouch ? delay.touch : delay.mouse);
      listening.current = new AbortController();
      const { signal } = listening.current;
      window.addEventListener('pointerup', release, { signal });
      window.addEventListener('pointercancel', release, { signal });
    },
    onPointerLeave: () => clearTimeout(timer.current),
    /* The focus stays where it is: on a telephone the keyboard neither comes nor goes. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!hasActed.current) stable();
    },
  };
}
