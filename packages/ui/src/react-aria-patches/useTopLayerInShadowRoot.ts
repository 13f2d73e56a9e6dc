import { useEffect, type RefObject } from 'react';

/**
 * Keeps toasts and announcements over an open overlay within reach in a shadow root.
 *
 * Missing upstream: react-aria makes everything beside an open overlay inert but what has these attributes, which it does not
 * look for in shadow roots. Remove it when the fixture in a shadow root passes without (scripts/lib/consumers/shadow.ts).
 */
export function useTopLayerInShadowRoot(overlay: RefObject<Element | null>, open: boolean): void {
  useEffect(() => {
    const root = open && overlay.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const kept = root.querySelectorAll<HTMLElement>('[data-live-announcer], [data-react-aria-top-layer]');
    for (const element of kept) element.inert = false;
  }, [overlay, open]);
}
