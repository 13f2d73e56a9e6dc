import {
  createElement,
  useCallback,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { TooltipBubble } from './TooltipBubble.js';
import { createSchedule } from './schedule.js';

/** Milliseconds of section 9 (A 9). `openDelay` is the pointer's: keyboard focus opens at once. */
export const tooltipTiming = { openDelay: 300, closeDelay: 100, exit: 500 } as const;

export type TooltipPlacement = 'top' | 'bottom' | 'left' | 'right';

interface TooltipOptions {
  /** Nothing is shown while this is empty. */
  content: ReactNode;
  placement?: TooltipPlacement;
  /** Pressing the trigger leaves the tooltip open. By default it closes, so as not to cover what the press opened. */
  keepOnPress?: boolean;
}

/** `leaving` still shows, while a person may come back; `closing` fades. */
type Phase = 'closed' | 'open' | 'leaving' | 'closing';

/* Shared by all tooltips of the page: the code that positions them, which comes with the first one a person asks for
   and not with the first button, and the way to dismiss the one that is open. */
const shared: { Bubble?: typeof TooltipBubble; dismiss?: () => void } = {};

async function loadBubble(): Promise<boolean> {
  try {
    shared.Bubble ??= (await import('./TooltipBubble.js')).TooltipBubble;
    return true;
  } catch {
    /* Without network there is no tooltip; its words are still the trigger's description. */
    return false;
  }
}

/** Opening a tooltip dismisses the other one without its slow exit. */
function takeOver(dismiss: () => void): void {
  if (shared.dismiss !== dismiss) shared.dismiss?.();
  shared.dismiss = dismiss;
}

function release(dismiss: () => void): void {
  if (shared.dismiss === dismiss) delete shared.dismiss;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A `display: contents` wrapper has no box of its own: its first child is what the tooltip points at. */
const boxOf = (element: Element): Element =>
  element.hasAttribute('data-tooltip-wrapper') ? (element.firstElementChild ?? element) : element;

/**
 * The behaviour of a tooltip: hover after 300 ms, keyboard focus at once, hoverable itself, dismissed by Escape, by
 * leaving for 100 ms, or by another one (WCAG 1.4.13). Spread `triggerProps` on the trigger and render `bubble` beside it;
 * `show`, `dismiss` and `fade`, which is the slow exit, are for a trigger with occasions of its own.
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
    const turn = schedule.cancel();
    if (!(await loadBubble()) || !schedule.isCurrent(turn)) return;
    takeOver(dismiss);
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

  /* Once its trigger is left, Escape is for whatever the person has turned to. */
  useEffect(() => {
    if (phase !== 'open') return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      /* The first Escape belongs to the tooltip, the next one to the dialog around it. */
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [phase, dismiss]);

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
      void loadBubble();
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

  const { Bubble } = shared;
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
