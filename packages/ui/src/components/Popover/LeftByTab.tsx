import type { ReactNode } from 'react';
import * as styles from './LeftByTab.css.js';

interface LeftByTabProps {
  /** Closes what floats; the focus goes back to its trigger. */
  onLeave: () => void;
  children: ReactNode;
}

/** Around a list that floats: Tab leaves it. react-aria would keep the key in there, where nothing comes of it. */
export function LeftByTab({ onLeave, children }: LeftByTabProps) {
  return (
    <div
      role="presentation"
      className={styles.around}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      {children}
    </div>
  );
}
