import { createElement, forwardRef, type CSSProperties, type ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Layout.css.js';
import type { Gap } from './Stack.js';

export interface GridProps extends NativeAttributes {
  /** The cells, in the order to read. */
  children: ReactNode;
  /** The least width of a column, a CSS length. Default 240px; never wider than the place there is. */
  minColumnWidth?: CSSProperties['inlineSize'];
  /** Default 4 (16 px in the regular density). */
  gap?: Gap | undefined;
  /** The element. `ul` where the cells are items of a list. Default `div`. */
  as?: 'div' | 'ul' | undefined;
}

/** Equal columns, as many as fit. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { children, minColumnWidth = '240px', gap = 4, as = 'div', ...attributes },
  ref,
) {
  const least = typeof minColumnWidth === 'number' ? `${minColumnWidth}px` : minColumnWidth;
  return createElement(
    as,
    {
      ...attributes,
      ref,
      className: `${styles.grid} ${styles.gap[gap]}`,
      style: assignInlineVars({ [styles.minColumnWidth]: least }),
    },
    children,
  );
});
