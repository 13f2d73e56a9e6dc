import { createElement, forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Text.css.js';

export interface TextProps extends NativeAttributes {
  /** The words. */
  children: ReactNode;
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'time' | 'code' | undefined;
  /** `figure` is for the one large number of a screen. Default `base`. */
  size?: 'base' | 'small' | 'section' | 'figure' | undefined;
  /** `muted` for what is secondary, `inherit` for the color around it. Default `default`. */
  tone?: 'default' | 'muted' | 'inherit' | undefined;
  /** 400, 500 or 600. Default `regular`. */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Code, addresses, ids. Default false. */
  monospace?: boolean | undefined;
  /** Digits of equal width, for numbers that stand below each other or change in place. Default false. */
  numeric?: boolean | undefined;
  /** One line with an ellipsis. Default false. */
  truncate?: boolean | undefined;
}

/** Running text in the sizes of the type scale. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(props, ref) {
  const {
    children,
    as = 'p',
    size = 'base',
    tone = 'default',
    weight = 'regular',
    monospace = false,
    numeric = false,
    truncate = false,
    ...attributes
  } = props;
  const classes = [
    styles.base,
    styles.size[size],
    styles.tone[tone],
    styles.weight[weight],
    monospace && styles.mono,
    numeric && styles.numeric,
    truncate && styles.truncate,
  ];
  return createElement(as, { ...attributes, ref, className: classes.filter(Boolean).join(' ') }, children);
});
