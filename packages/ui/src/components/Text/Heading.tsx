import { createElement, forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Text.css.js';

export interface HeadingProps extends NativeAttributes<HTMLHeadingElement> {
  /** The words. */
  children: ReactNode;
  /** The place in the outline of the page; a page has one `1`. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, when that differs from its level. */
  size?: 'title' | 'section' | 'base' | undefined;
}

const sizeOfLevel = { 1: 'title', 2: 'section', 3: 'base', 4: 'base' } as const;

/** A heading in the theme's heading face. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { children, level, size = sizeOfLevel[level], ...attributes },
  ref,
) {
  const className = `${styles.base} ${styles.size[size]} ${styles.tone.default} ${styles.heading}`;
  return createElement(`h${level}`, { ...attributes, ref, className }, children);
});
