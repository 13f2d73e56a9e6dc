import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './VisuallyHidden.css.js';

export interface VisuallyHiddenProps extends NativeAttributes<HTMLSpanElement> {
  /** What is read and not shown. */
  children?: ReactNode;
  /** Announces each change of its content, `assertive` at once. Render it before the content comes. */
  live?: 'polite' | 'assertive' | undefined;
}

/** Words for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { children, live, ...attributes },
  ref,
) {
  return (
    <span
      role={live && (live === 'polite' ? 'status' : 'alert')}
      {...attributes}
      ref={ref}
      className={styles.visuallyHidden}
    >
      {children}
    </span>
  );
});
