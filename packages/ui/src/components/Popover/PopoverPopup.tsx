import { useEffect, useId, useRef, type Ref, type RefObject } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { useStableCallback } from '../../internal/hooks.js';
import { focusedElement } from '../../internal/roots.js';
import { AnchoredPopover } from '../../react-aria-patches/AnchoredPopover.js';
import { triggerWrapper } from '../Menu/Menu.css.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { PopoverProps } from './Popover.js';
import * as styles from './Popover.css.js';

interface PopoverPopupProps extends Omit<PopoverProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  dialogRef: Ref<HTMLDivElement>;
  triggerRef: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}

/** The box of a Popover: the part that is fetched on demand. */
export function PopoverPopup({
  triggerRef,
  open,
  onClose,
  align = 'start',
  placement = 'bottom',
  ...dialog
}: PopoverPopupProps) {
  return (
    <AnchoredPopover
      isNonModal
      className={styles.popover}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={align === 'center' ? placement : `${placement} ${align}`}
      offset={4}
      containerPadding={12}
    >
      <PopoverDialog {...dialog} triggerRef={triggerRef} onClose={onClose} />
    </AnchoredPopover>
  );
}

type PopoverDialogProps = Omit<PopoverPopupProps, 'open' | 'align' | 'placement'>;

function PopoverDialog({
  heading,
  headingHidden = false,
  children,
  dialogRef,
  triggerRef,
  onClose,
  ...attributes
}: PopoverDialogProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const pressedInside = useRef<Event>(undefined);
  const close = useStableCallback(onClose);

  useEffect(() => {
    if (!box.current?.contains(focusedElement())) box.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      const path = event.composedPath();
      const isIn = (element: HTMLElement | null) => element !== null && path.includes(element);
      if (event !== pressedInside.current && !isIn(box.current) && !isIn(triggerRef.current)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [close, triggerRef]);

  return (
    <div
      role="presentation"
      className={triggerWrapper}
      /* React's own event also comes from lists and menus that open in it and are elsewhere in the document. */
      onPointerDown={({ nativeEvent }) => {
        pressedInside.current = nativeEvent;
      }}
    >
      <div
        {...attributes}
        ref={useMergedRef(box, dialogRef)}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.dialog}
      >
        {headingHidden ? (
          <VisuallyHidden id={id}>{heading}</VisuallyHidden>
        ) : (
          <p id={id} className={styles.heading}>
            {heading}
          </p>
        )}
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>
  );
}
