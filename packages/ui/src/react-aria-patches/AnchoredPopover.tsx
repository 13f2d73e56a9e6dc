import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useThemeAttributes } from '../components/ThemeRegion/themeAttributes.js';
import { useIsomorphicLayoutEffect, useStableCallback } from '../internal/hooks.js';
import { LocaleForReactAria } from '../internal/LocaleForReactAria.js';
import { onScrollAround } from '../internal/surroundings.js';
import { useTopLayerInShadowRoot } from './useTopLayerInShadowRoot.js';

interface AnchoredPopoverProps extends PopoverProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A popover that stays with its trigger while the page or a scroll container moves.
 *
 * Missing upstream: react-aria's Popover closes on scroll, or keeps its old position, even when a key press scrolled an
 * option into view. The patch measures again on every scroll, and closes when the trigger leaves sight. Remove it when the
 * story "Popover does not follow its trigger" fails.
 *
 * It also reads in the direction of its trigger. react-aria's has that of the locale, although `dir` of the page decides how
 * everything else is laid out.
 */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { triggerRef, isOpen, onOpenChange, placement } = props;
  const themeAttributes = useThemeAttributes();
  const direction = useDirectionOf(triggerRef, isOpen);
  const popover = useRef<HTMLElement>(null);
  useTopLayerInShadowRoot(popover, isOpen);
  const measurement = useScrollOf(triggerRef, isOpen, () => onOpenChange(false));
  /* A changed prop makes react-aria measure again. Without an arrow this one has no other effect. */
  return (
    <LocaleForReactAria>
      <Popover
        {...props}
        {...themeAttributes}
        ref={popover}
        placement={physical(placement, direction)}
        arrowBoundaryOffset={measurement}
        render={(own) => <div {...own} dir={direction ?? own.dir} />}
      />
    </LocaleForReactAria>
  );
}

type Direction = 'ltr' | 'rtl';

/** The direction in which a trigger is laid out, read each time its popover opens, before it is painted. */
function useDirectionOf(trigger: RefObject<Element | null>, open: boolean): Direction | undefined {
  const [direction, setDirection] = useState<Direction>();
  useIsomorphicLayoutEffect(() => {
    if (!open || !trigger.current) return;
    setDirection(getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [open, trigger]);
  return direction;
}

/** "bottom start" as "bottom left" or "bottom right": react-aria would take start and end from the locale. */
function physical(placement: PopoverProps['placement'], direction?: Direction): PopoverProps['placement'] {
  if (direction === undefined) return placement;
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return placement?.replace('start', start).replace('end', end) as PopoverProps['placement'];
}

/**
 * Returns 0 and 1 in turns, another each time scrolling has moved the trigger. Calls `onOutOfSight` when the trigger was in
 * sight and no longer is.
 */
function useScrollOf(trigger: RefObject<Element | null>, open: boolean, onOutOfSight: () => void): number {
  const [measurement, setMeasurement] = useState(0);
  const outOfSight = useStableCallback(onOutOfSight);

  useIsomorphicLayoutEffect(() => {
    const element = trigger.current;
    if (!open || !element) return undefined;
    const stopFollowing = onScrollAround(element, () => {
      /* Synchronously: a frame later the popover would lag behind its trigger. */
      flushSync(() => setMeasurement((before) => 1 - before));
    });
    /* A trigger with the focus may be out of sight when its popover opens. */
    let inSight = false;
    const visibility =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver((entries) => {
            const wasInSight = inSight;
            inSight = entries.at(-1)?.isIntersecting === true;
            if (wasInSight && !inSight) outOfSight();
          });
    visibility?.observe(element);
    return () => {
      stopFollowing();
      visibility?.disconnect();
    };
  }, [open, trigger, outOfSight]);

  return measurement;
}
