import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SpinnerRing } from './SpinnerRing.js';
import * as styles from './Spinner.css.js';

export interface SpinnerProps {
  /** Milliseconds before it appears, 500 by default (A 9): what is quick should not flicker. */
  delay?: number;
  /** What is being waited for. */
  label?: string;
  /** Shows the label beside the ring instead of only announcing it. */
  labelVisible?: boolean;
  /** 12, 16 (`medium`, the default) or 32 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Says that something of unknown length is under way. Its place is kept while it waits, so nothing shifts. */
export function Spinner({ delay = 500, label, labelVisible = false, size = 'medium' }: SpinnerProps) {
  const messages = useMessages('spinner');
  const [shown, setShown] = useState(delay <= 0);
  useEffect(() => {
    if (shown) return undefined;
    const timer = window.setTimeout(() => setShown(true), delay);
    return () => window.clearTimeout(timer);
  }, [delay, shown]);

  const words = label ?? messages.label;
  return (
    <output className={styles.spinner}>
      <span className={shown ? undefined : styles.waiting}>
        <SpinnerRing size={size} />
      </span>
      {shown && (labelVisible ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>)}
    </output>
  );
}
