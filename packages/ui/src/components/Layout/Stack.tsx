import { createElement, forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Layout.css.js';

/** Steps of the 4 px grid: the number times 4 px; `half` is 2 px. Those from 2 to 8 follow the density. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 'half';

export interface StackProps extends NativeAttributes {
  /** What stands below one another. */
  children: ReactNode;
  /** Default 4 (16 px in the regular density). */
  gap?: Gap | undefined;
  /** Across the stack. Default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** The element. Default `div`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined;
}

/** Things below each other at equal distance. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { children, gap = 4, align = 'stretch', as = 'div', ...attributes },
  ref,
) {
  const className = `${styles.stack} ${styles.gap[gap]} ${styles.align[align]}`;
  return createElement(as, { ...attributes, ref, className }, children);
});
