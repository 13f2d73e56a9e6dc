import type { ReactNode } from 'react';
import * as css from './Text.css.js';

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time' | 'code';
  /** `figure` is for the one large number of a screen. */
  size?: 'base' | 'small' | 'section' | 'figure';
  /** `muted` for what is secondary, `inherit` for the color around it. Default `default`. */
  tone?: 'default' | 'muted' | 'inherit';
  /** 400, 500 or 600. Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Code, addresses, ids. */
  mono?: boolean;
  /** Digits of equal width, for numbers that stand below each other or change in place. */
  numeric?: boolean;
  /** One line with an ellipsis. */
  truncate?: boolean;
  /** For what it names or describes. */
  id?: string;
}

/** Running text in the sizes of the type scale. */
export function Text({
  children,
  as: Element = 'p',
  size = 'base',
  tone = 'default',
  weight = 'regular',
  mono = false,
  numeric = false,
  truncate = false,
  id,
}: TextProps) {
  const classes = [css.base, css.size[size], css.tone[tone], css.weight[weight]];
  if (mono) classes.push(css.mono);
  if (numeric) classes.push(css.numeric);
  if (truncate) classes.push(css.truncate);
  return (
    <Element className={classes.join(' ')} id={id}>
      {children}
    </Element>
  );
}
