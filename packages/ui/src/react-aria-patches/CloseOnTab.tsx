import type { ReactNode } from 'react';
import * as styles from './CloseOnTab.css.js';

interface CloseOnTabProps {
  /** Closes the popover; the focus returns to its trigger. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Around a menu or a list of options in a popover: Tab and Shift+Tab close it.
 *
 * Missing upstream: react-aria contains the focus in the popover, so that Tab does nothing at all. Remove it when the
 * story "Tab does not leave a menu" fails.
 */
export function CloseOnTab({ onClose, children }: CloseOnTabProps) {
  return (
    <div
      role="presentation"
      className={styles.wrapper}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}
