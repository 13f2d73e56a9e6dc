import { createElement, forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Layout.css.js';
import type { Gap } from './Stack.js';

export interface InlineProps extends NativeAttributes {
  /** What stands side by side. */
  children: ReactNode;
  /** Default 2 (8 px in the regular density). */
  gap?: Gap | undefined;
  /** Across the line. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Along the line. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** What does not fit goes to the next line. Default true. */
  wrap?: boolean | undefined;
  /** The element. Default `div`. */
  as?: 'div' | 'span' | 'ul' | 'ol' | undefined;
}

/** Things beside each other at equal distance. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { children, gap = 2, align = 'center', justify = 'start', wrap = true, as = 'div', ...attributes },
  ref,
) {
  const classes = [styles.inline, styles.gap[gap], styles.align[align], styles.justify[justify], wrap && styles.wrap];
  return createElement(as, { ...attributes, ref, className: classes.filter(Boolean).join(' ') }, children);
});
