import { useContext, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { useThemeAttributes } from '../components/ThemeRegion/themeAttributes.js';
import { useIsomorphicLayoutEffect, useStableCallback } from '../internal/hooks.js';

/**
 * A popover that stays with its trigger while the page or a scroll container moves.
 *
 * Missing upstream: react-aria's Popover closes on scroll, or keeps its old position, even when a key press scrolled an
 * option or the field into view; a ComboBox also loses what was typed. The patch measures again on every scroll, and
 * closes when the trigger leaves sight, with what was typed kept. Remove it when the story "Popover does not follow its
 * trigger" fails.
 *
 * It also reads in the direction of its trigger. react-aria's has that of the locale, although `dir` of the page decides how
 * everything else is laid out.
 */
export function AnchoredPopover(props: PopoverProps) {
  const themeAttributes = useThemeAttributes();
  const context = useSlottedContext(PopoverContext);
  const contextState = useContext(OverlayTriggerStateContext);
  const controlled = props.isOpen !== undefined;
  const trigger = props.triggerRef ?? context?.triggerRef;
  const open = controlled ? props.isOpen === true : contextState?.isOpen === true;
  const direction = useDirectionOf(trigger, open);
  const { measurement, isScrolling } = useScrollOf(
    trigger,
    open,
    /* A ComboBox takes `close` for leaving the field, and puts the chosen text in place of what was typed. */
    () => (controlled ? props.onOpenChange?.(false) : contextState?.setOpen(false)),
  );
  /* Inside a ComboBox the popover closes by the state in this context: what it closes because of scrolling is ignored. */
  const state = useMemo(
    () => contextState && { ...contextState, close: () => !isScrolling.current && contextState.close() },
    [contextState, isScrolling],
  );
  /* A changed prop makes react-aria measure again. Without an arrow this one has no other effect. */
  const popover = (
    <Popover
      {...props}
      {...themeAttributes}
      placement={physical(props.placement, direction)}
      arrowBoundaryOffset={measurement}
      render={(own) => <div {...own} dir={direction ?? own.dir} />}
    />
  );
  if (controlled) return popover;
  return <OverlayTriggerStateContext.Provider value={state}>{popover}</OverlayTriggerStateContext.Provider>;
}

type Direction = 'ltr' | 'rtl';

/** The direction in which a trigger is laid out, read each time its popover opens, before it is painted. */
function useDirectionOf(trigger: RefObject<Element | null> | undefined, open: boolean): Direction | undefined {
  const [direction, setDirection] = useState<Direction>();
  useIsomorphicLayoutEffect(() => {
    if (!open || !trigger?.current) return;
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

interface Scroll {
  /** Alternates between 0 and 1 each time the position has to be measured again. */
  measurement: number;
  /** Whether the current event is a consequence of scrolling. */
  isScrolling: RefObject<boolean>;
}

/** Reports scrolling that moves the trigger, and calls `onOutOfSight` when the trigger was in sight and no longer is. */
function useScrollOf(trigger: RefObject<Element | null> | undefined, open: boolean, onOutOfSight: () => void): Scroll {
  const [measurement, setMeasurement] = useState(0);
  const isScrolling = useRef(false);
  const outOfSight = useStableCallback(onOutOfSight);

  useIsomorphicLayoutEffect(() => {
    const element = trigger?.current;
    if (!open || !element) return undefined;
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node) || !target.contains(element) || target === element) return;
      isScrolling.current = true;
      /* A frame comes after the events of this scroll and before the next input. */
      requestAnimationFrame(() => {
        isScrolling.current = false;
      });
      /* Synchronously: a frame later the popover would lag behind its trigger. */
      flushSync(() => setMeasurement((before) => 1 - before));
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    /* A field may be out of sight when it opens: it has the focus before the browser scrolls to what is typed in it. */
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
      window.removeEventListener('scroll', onScroll, { capture: true });
      visibility?.disconnect();
    };
  }, [open, trigger, outOfSight]);

  return { measurement, isScrolling };
}
