import {
  createElement,
  useCallback,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { onDemand } from '../../internal/onDemand.js';
import { createSchedule } from './schedule.js';

/** In ms (specification: account and billing, section 9). `openDelay` is the pointer's: keyboard focus opens at once. */
export const tooltipTiming = { openDelay: 300, closeDelay: 100, exit: 500 } as const;

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right';

interface TooltipOptions {
  /** Nothing is shown while this is empty. */
  content: ReactNode;
  placement?: TooltipPlacement | undefined;
  /** Pressing the trigger leaves the tooltip open. By default it closes, so as not to cover what the press opened. */
  keepOnPress?: boolean | undefined;
}

/** `leaving` still shows, while a person may come back; `closing` fades. */
type Phase = 'closed' | 'open' | 'leaving' | 'closing';

/* The code that positions tooltips is fetched when the first one opens. */
const bubbleCode = onDemand(async () => (await import('./TooltipBubble.js')).TooltipBubble);

/** Dismisses the tooltip that is open; at most one is. */
let dismissCurrent: (() => void) | undefined;

/** Opening a tooltip dismisses the other one without its slow exit. */
function makeCurrent(dismiss: () => void): void {
  if (dismissCurrent !== dismiss) dismissCurrent?.();
  dismissCurrent = dismiss;
}

function release(dismiss: () => void): void {
  if (dismissCurrent === dismiss) dismissCurrent = undefined;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A `display: contents` wrapper has no box of its own: its first child is what the tooltip points at. */
const boxOf = (element: Element): Element =>
  element.hasAttribute('data-tooltip-wrapper') ? (element.firstElementChild ?? element) : element;

/**
 * The behaviour of a tooltip: hover after 300 ms, keyboard focus at once, hoverable itself, dismissed by Escape, by
 * leaving for 100 ms, by a press elsewhere, or by another one (WCAG 1.4.13). Spread `triggerProps` on the trigger and
 * render `bubble` beside it; `show`, `dismiss` and `fade`, which is the slow exit, are for a trigger with occasions of
 * its own.
 */
export function useTooltip({ content, placement = 'top', keepOnPress = false }: TooltipOptions) {
  const [phase, setPhase] = useState<Phase>('closed');
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [schedule] = useState(createSchedule);
  const empty = content === undefined || content === null || content === '';

  const dismiss = useCallback(() => {
    schedule.cancel();
    setPhase('closed');
  }, [schedule]);

  const open = async () => {
    const step = schedule.cancel();
    /* Without network there is no tooltip; its words are still the trigger's description. */
    const loaded = await bubbleCode.load().catch(() => undefined);
    if (!loaded || !schedule.isCurrent(step)) return;
    makeCurrent(dismiss);
    setPhase('open');
  };

  const fade = () => {
    setPhase((now) => (now === 'closed' ? now : 'closing'));
    schedule.after(reducedMotion() ? 0 : tooltipTiming.exit, () => setPhase('closed'));
  };

  const close = () => {
    setPhase((now) => (now === 'open' ? 'leaving' : now));
    schedule.after(tooltipTiming.closeDelay, fade);
  };

  const show = (element: Element) => {
    setAnchor(boxOf(element));
    void open();
  };

  /* Only while open, not while leaving: Escape then belongs to what has the focus or the pointer. */
  useEffect(() => {
    if (phase !== 'open') return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      /* The first Escape belongs to the tooltip, the next one to the dialog around it. */
      event.stopPropagation();
      dismiss();
    };
    /* Some browsers give no focus to a button that is tapped, so that it is never lost. */
    const onPointerDown = (event: Event) => {
      const isOwn = (target: EventTarget) =>
        target === anchor || (target instanceof Element && target.getAttribute('role') === 'tooltip');
      if (!event.composedPath().some(isOwn)) dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [phase, anchor, dismiss]);

  useEffect(
    () => () => {
      schedule.cancel();
      release(dismiss);
    },
    [schedule, dismiss],
  );

  const triggerProps = {
    onPointerEnter: (event: PointerEvent) => {
      if (empty || event.pointerType === 'touch') return;
      setAnchor(boxOf(event.currentTarget));
      bubbleCode.preload();
      schedule.after(phase === 'closed' ? tooltipTiming.openDelay : 0, () => void open());
    },
    onPointerLeave: close,
    onPointerDown: () => {
      if (!keepOnPress) dismiss();
    },
    onFocus: (event: FocusEvent) => {
      if (!empty && event.target.matches(':focus-visible')) show(event.currentTarget);
    },
    onBlur: close,
  };

  const Bubble = bubbleCode.loaded;
  const bubble =
    phase !== 'closed' && !empty && Bubble && anchor
      ? createElement(
          Bubble,
          { anchor, placement, closing: phase === 'closing', onPointerEnter: () => void open(), onPointerLeave: close },
          content,
        )
      : null;

  return { triggerProps, bubble, show, dismiss, fade, isOpen: phase === 'open' || phase === 'leaving' };
}
