import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Disclosure.css.js';

export interface DisclosureProps {
  /** What is inside: the words of the button that opens it. */
  label: string;
  /** What opening shows. */
  children: ReactNode;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean;
  /** Called with whether it is now open. */
  onOpenChange?: (open: boolean) => void;
}

/** What few need, one press away: advanced settings, technical details. A native `details`, so search in page opens it. */
export function Disclosure({ label, children, defaultOpen = false, onOpenChange }: DisclosureProps) {
  return (
    <details className={styles.root} open={defaultOpen} onToggle={(event) => onOpenChange?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} />
        </span>
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
