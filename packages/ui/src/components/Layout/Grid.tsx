import type { CSSProperties, ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as css from './Layout.css.js';
import type { Gap } from './Stack.js';

export interface GridProps {
  /** The cells, in the order to read. */
  children: ReactNode;
  /** The least width of a column, a CSS length. Default 240px; never wider than the place there is. */
  minItem?: NonNullable<CSSProperties['inlineSize']>;
  /** Default 4 (16 px). */
  gap?: Gap;
  /** The element. `ul` where the cells are items of a list. Default `div`. */
  as?: 'div' | 'ul';
}

/** Equal columns, as many as fit. */
export function Grid({ children, minItem = '240px', gap = 4, as: Element = 'div' }: GridProps) {
  const least = typeof minItem === 'number' ? `${minItem}px` : minItem;
  return (
    <Element className={`${css.grid} ${css.gap[gap]}`} style={assignInlineVars({ [css.minItem]: least })}>
      {children}
    </Element>
  );
}
