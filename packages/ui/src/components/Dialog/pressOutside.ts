import { useRef, type RefObject } from 'react';

const fields = 'form, input, select, textarea, [contenteditable]';

interface PressOutside {
  /** For the modal, whose fields decide. */
  ref: RefObject<HTMLDivElement | null>;
  /** For its overlay. */
  shouldCloseOnInteractOutside: () => boolean;
}

/**
 * Whether a press outside closes a modal. By default it does unless the modal holds a field: what was typed would be
 * lost. Asked at the press, because what it holds may have changed since it opened.
 */
export function usePressOutside(dismissable: boolean | undefined): PressOutside {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, shouldCloseOnInteractOutside: () => dismissable ?? ref.current?.querySelector(fields) === null };
}
