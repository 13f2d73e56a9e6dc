import { useState } from 'react';
import { useControlled } from '../../internal/hooks.js';
import { useOnDemand, type OnDemand } from '../../internal/onDemand.js';

/** How everything that opens from a trigger is controlled. */
export interface PopupOpenProps {
  /** Whether it is open, where the caller keeps it. Left out, it keeps this itself. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it keeps this itself. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is now open. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The open state of a popup whose code is fetched when a pointer comes near its trigger or the focus arrives there. A
 * press before the code has come opens it as soon as it has, unless the focus has left the trigger meanwhile.
 */
export function useDeferredPopup<Popup>(
  source: OnDemand<Popup>,
  { open, defaultOpen = false, onOpenChange }: PopupOpenProps,
) {
  const [requested, setRequested] = useControlled(open, defaultOpen, onOpenChange);
  const { code: Popup, failed, retry } = useOnDemand(source, requested, () => setRequested(false));
  /* A table has a menu in every row: the popup of one that was never opened is not rendered. */
  const [used, setUsed] = useState(requested);
  if (requested && !used) setUsed(true);
  return {
    Popup: used ? Popup : undefined,
    /** Whether it is open, or will be as soon as its code has come. */
    isRequested: requested,
    /** Whether the popup is on the screen. */
    isOpen: requested && Popup !== undefined,
    setOpen: (next: boolean) => {
      retry();
      if (next !== requested) setRequested(next);
    },
    /** Its code could not be fetched when it was last asked for. */
    failed,
    /** For the trigger, or for an element around it. */
    triggerEvents: {
      onPointerEnter: source.preload,
      onFocus: source.preload,
      onBlur: () => {
        retry();
        if (requested && Popup === undefined) setRequested(false);
      },
    },
  };
}
