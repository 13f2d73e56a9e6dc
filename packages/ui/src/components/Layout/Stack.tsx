import type { ReactNode } from 'react';
import * as css from './Layout.css.js';

/** Steps of the 4 px grid: the number times 4 px; `half` is 2 px. */
export type Gap = keyof typeof css.gap;

export interface StackProps {
  /** What stands below one another. */
  children: ReactNode;
  /** Default 4 (16 px). */
  gap?: Gap;
  /** Across the stack. Default `stretch`. */
  align?: keyof typeof css.align;
  /** The element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol';
}

/** Things below each other at equal distance. */
export function Stack({ children, gap = 4, align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${css.stack} ${css.gap[gap]} ${css.align[align]}`}>{children}</Element>;
}
