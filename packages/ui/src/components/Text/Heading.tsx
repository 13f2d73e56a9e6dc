import type { ReactNode } from 'react';
import * as css from './Text.css.js';

export interface HeadingProps {
  /** The words. */
  children: ReactNode;
  /** The place in the outline of the page; a page has one `1`. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, when that differs from its level. */
  size?: 'title' | 'section' | 'base';
  /** For what it names, by `aria-labelledby`, and for links to it. */
  id?: string;
}

const sizeOfLevel = { 1: 'title', 2: 'section', 3: 'base', 4: 'base' } as const;

/** A heading in the theme's heading face. */
export function Heading({ children, level, size = sizeOfLevel[level], id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={`${css.base} ${css.size[size]} ${css.tone.default} ${css.heading}`} id={id}>
      {children}
    </Element>
  );
}
