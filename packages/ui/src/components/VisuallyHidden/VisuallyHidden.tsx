import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps {
  /** What is read and not shown. */
  children?: ReactNode;
  /** For what it names or describes. */
  id?: string;
  /** Announces each change of its content, `assertive` at once. Render it before the content comes. */
  live?: 'polite' | 'assertive';
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, id, live }: VisuallyHiddenProps) {
  const role = live && (live === 'polite' ? 'status' : 'alert');
  return (
    <span className={styles.hidden} id={id} role={role}>
      {children}
    </span>
  );
}
