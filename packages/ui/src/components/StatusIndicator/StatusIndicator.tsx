import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.js';
import { Arc } from './Arc.js';
import * as css from './StatusIndicator.css.js';
import { toneIcons, type Tone } from './toneIcons.js';

export interface StatusIndicatorProps {
  /** The word of the state, as the specification names it: "Running", "Creating". */
  children: ReactNode;
  /** Default neutral. */
  tone?: Tone;
  /** On its way from one state to another: a turning arc takes the place of the icon. */
  transitional?: boolean;
  /** What a person waiting wants to know, such as the time elapsed or that it takes longer than usual. */
  hint?: ReactNode;
  /** Another shape than the one of the tone. */
  icon?: IconType;
}

/** How a thing is: icon, word and colour. */
export function StatusIndicator({
  children,
  tone = 'neutral',
  transitional = false,
  hint,
  icon,
}: StatusIndicatorProps) {
  return (
    <span className={css.status}>
      <span className={css.main}>
        <span className={`${css.picture} ${css.icon[tone]}`}>
          {transitional ? <Arc /> : <Icon icon={icon ?? toneIcons[tone]} />}
        </span>
        {children}
      </span>
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </span>
  );
}
