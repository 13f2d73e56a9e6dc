import { useEffect, type RefObject } from 'react';
import { useStableCallback } from '../../internal/hooks.js';

/**
 * Calls back for a press outside of an open popup. One with the main button does nothing else: whatever lies there is not
 * pressed and does not take the focus. A touch counts when it is lifted, so that it can scroll the page.
 */
export function usePressOutside(popup: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useStableCallback(onPress);
  useEffect(() => {
    const page = popup.current?.ownerDocument;
    if (!page) return undefined;
    const begin = (event: PointerEvent): void => {
      const [target] = event.composedPath();
      if (target instanceof Node && popup.current?.contains(target)) return;
      const isTouch = event.pointerType === 'touch';
      if (event.button === 0) withholdPress(page, () => isTouch && press());
      if (!isTouch) press();
    };
    page.addEventListener('pointerdown', begin, { capture: true });
    return () => page.removeEventListener('pointerdown', begin, { capture: true });
  }, [popup, press]);
}

/** Keeps the rest of a press, up to its click, from the page. */
function withholdPress(page: Document, onClick: () => void): void {
  const withheld = new AbortController();
  const options = { capture: true, signal: withheld.signal };
  const withhold = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['mousedown', 'mouseup'] as const) page.addEventListener(type, withhold, options);
  page.addEventListener(
    'click',
    (event) => {
      withhold(event);
      withheld.abort();
      onClick();
    },
    options,
  );
  /*
   * There is no click where the page scrolls, or where the pointer was moved elsewhere before it was released; the next one
   * may then be that of a key.
   */
  for (const type of ['pointercancel', 'pointerdown', 'keydown'] as const)
    page.addEventListener(type, () => withheld.abort(), options);
}
