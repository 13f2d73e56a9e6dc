import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './RowsEditor.css.js';

export interface RowFieldProps extends NativeAttributes<HTMLDivElement> {
  /** The field. */
  children: ReactNode;
  /** How much room it takes beside others: `short` for a few letters, `long` for all that is left. Default `long`. */
  width?: 'short' | 'long' | undefined;
}

/** A field in a row of a RowsEditor. Fields stand beside each other while there is room. */
export const RowField = forwardRef<HTMLDivElement, RowFieldProps>(function RowField(
  { children, width = 'long', ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.field[width]}>
      {children}
    </div>
  );
});
