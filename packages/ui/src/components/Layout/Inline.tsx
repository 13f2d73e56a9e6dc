import type { ReactNode } from 'react';
import * as css from './Layout.css.js';
import type { Gap } from './Stack.js';

export interface InlineProps {
  /** What stands side by side. */
  children: ReactNode;
  /** Default 2 (8 px). */
  gap?: Gap;
  /** Across the line. Default `center`. */
  align?: keyof typeof css.align;
  /** Along the line. Default `start`. */
  justify?: keyof typeof css.justify;
  /** Default true: what does not fit goes to the next line. */
  wrap?: boolean;
  /** The element. Default `div`. */
  as?: 'div' | 'span' | 'ul' | 'ol';
}

/** Things beside each other at equal distance. */
export function Inline({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${css.inline} ${css.gap[gap]} ${css.align[align]} ${css.justify[justify]} ${wrap ? css.wrap : ''}`}
    >
      {children}
    </Element>
  );
}
