import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import * as styles from './Badge.css.js';

export interface BadgeProps extends NativeAttributes<HTMLSpanElement> {
  /** One or two words, or a number. */
  children: ReactNode;
  /** `primary` and `outline` carry no judgement. Default `neutral`. */
  tone?: 'neutral' | 'outline' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Before the words. */
  icon?: IconType | undefined;
}

/** A short label for a kind, a count or a property. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone = 'neutral', icon, ...attributes },
  ref,
) {
  return (
    <span {...attributes} ref={ref} className={`${styles.badge} ${styles.tone[tone]}`}>
      {icon && <Icon icon={icon} size={12} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
});
