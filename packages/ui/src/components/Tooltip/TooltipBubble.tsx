import { useLayoutEffect, useState, type ReactNode } from 'react';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import type { TooltipPlacement } from './useTooltip.js';
import * as styles from './Tooltip.css.js';

export interface TooltipBubbleProps {
  anchor: Element;
  closing: boolean;
  placement: TooltipPlacement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children?: ReactNode | undefined;
}

const overlayPadding = 12;

/**
 * The box of a tooltip. It stays beside its trigger in the document and rises by the browser's top layer, so it keeps
 * the trigger's theme and direction and works inside dialogs; the z-index serves browsers without `popover`.
 */
export function TooltipBubble({
  anchor,
  closing,
  placement,
  onPointerEnter,
  onPointerLeave,
  children,
}: TooltipBubbleProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { floatingStyles, isPositioned } = useFloating({
    elements: { reference: anchor, floating: box },
    placement,
    strategy: 'fixed',
    middleware: [offset(6), flip({ padding: overlayPadding }), shift({ padding: overlayPadding })],
    whileElementsMounted: autoUpdate,
  });

  /* While it closes it keeps its last text, even where its trigger has another one by then. */
  const [text, setText] = useState(children);
  if (!closing && text !== children) setText(children);

  useLayoutEffect(() => {
    if (!box) return undefined;
    if ('showPopover' in box) box.showPopover();
    /* A click on the words is not a click on the row or the label around the trigger. */
    const stop = (event: Event) => event.stopPropagation();
    box.addEventListener('click', stop);
    return () => box.removeEventListener('click', stop);
  }, [box]);

  return (
    <span
      ref={setBox}
      role="tooltip"
      popover="manual"
      className={styles.position}
      style={{ ...floatingStyles, visibility: isPositioned ? undefined : 'hidden' }}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <span className={closing ? styles.bubble.closing : styles.bubble.open}>{text}</span>
    </span>
  );
}
