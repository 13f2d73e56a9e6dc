import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { toneIcons, type StatusTone } from './toneIcons.js';
import * as styles from './StatusIndicator.css.js';

export interface StatusIndicatorProps extends NativeAttributes<HTMLSpanElement> {
  /** The word of the state, as the specification names it: "Running", "Creating". */
  children: ReactNode;
  /** Default `neutral`. */
  tone?: StatusTone | undefined;
  /** On its way from one state to another: a turning arc takes the place of the icon. Default false. */
  transitional?: boolean | undefined;
  /** What a person waiting wants to know, such as the time elapsed or that it takes longer than usual. */
  hint?: ReactNode;
  /** Another shape than the one of the tone. */
  icon?: IconType | undefined;
}

/** How a thing is: icon, word and colour. */
export const StatusIndicator = forwardRef<HTMLSpanElement, StatusIndicatorProps>(function StatusIndicator(
  { children, tone = 'neutral', transitional = false, hint, icon, ...attributes },
  ref,
) {
  return (
    <span {...attributes} ref={ref} className={styles.status}>
      <span className={styles.main}>
        <span className={`${styles.picture} ${styles.icon[tone]}`}>
          {transitional ? <Arc /> : <Icon icon={icon ?? toneIcons[tone]} />}
        </span>
        {children}
      </span>
      {!isEmpty(hint) && <span className={styles.hint}>{hint}</span>}
    </span>
  );
});

/** A turning arc of 16 px on a faint ring; it stands still under reduced motion. */
function Arc() {
  return (
    <svg className={styles.arc} width={16} height={16} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle className={styles.track} cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={1.75} />
      <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
