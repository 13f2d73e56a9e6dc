import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.js';
import * as css from './Badge.css.js';

export interface BadgeProps {
  /** One or two words, or a number. */
  children: ReactNode;
  /** `primary` and `outline` carry no judgement. Default neutral. */
  tone?: keyof typeof css.tone;
  /** Before the words. */
  icon?: IconType;
}

/** A short label for a kind, a count or a property. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={`${css.badge} ${css.tone[tone]}`}>
      {icon !== undefined && <Icon icon={icon} size={12} />}
      <span className={css.words}>{children}</span>
    </span>
  );
}
