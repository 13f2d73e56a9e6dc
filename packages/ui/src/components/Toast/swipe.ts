import type { PointerEvent } from 'react';

/** How far of its own width a toast has to be dragged to be dismissed (specification: account and billing, section 9). */
const dismissThreshold = 0.8;

/** What a drag of `distance` px does to a toast `width` px wide: how much of it is still seen, and whether it goes. */
export function swiped(distance: number, width: number): { opacity: number; dismiss: boolean } {
  const limit = width * dismissThreshold;
  const share = limit > 0 ? Math.min(1, Math.abs(distance) / limit) : 0;
  return { opacity: 1 - share, dismiss: share === 1 };
}

function place(element: HTMLElement, distance: number | null) {
  element.style.transition = distance === null ? '' : 'none';
  element.style.translate = distance === null ? '' : `${distance}px`;
  element.style.opacity = distance === null ? '' : String(swiped(distance, element.offsetWidth).opacity);
}

/** Drag by touch to dismiss: handlers for one element, which follows the finger without rendering anew. */
export function swipeHandlers(onDismiss: () => void) {
  /** Where the drag began, in px from the left; null while there is none. */
  let start: number | null = null;
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') return;
      if (event.target instanceof Element && event.target.closest('button')) return;
      start = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start !== null) place(event.currentTarget, event.clientX - start);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start === null) return;
      const { dismiss } = swiped(event.clientX - start, event.currentTarget.offsetWidth);
      start = null;
      if (dismiss) onDismiss();
      else place(event.currentTarget, null);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start = null;
      place(event.currentTarget, null);
    },
  };
}
