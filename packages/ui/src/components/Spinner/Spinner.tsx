import { forwardRef, useEffect, useState, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useMessages } from '../../messages/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SpinnerRing } from './SpinnerRing.js';
import * as styles from './Spinner.css.js';

/** The longer of the two delays of the specification (account and billing, section 9), in ms: for what has a skeleton meanwhile. */
export const longDelay = 2000;

export interface SpinnerProps extends NativeAttributes {
  /** Milliseconds before it appears, 500 by default (specification: account and billing, section 9), so that short waits do not flicker. */
  delay?: number | undefined;
  /** What is being waited for. "Loading" by default. */
  label?: ReactNode;
  /** The label is only announced, not shown beside the ring. Default true. */
  labelHidden?: boolean | undefined;
  /** 12, 16 (`medium`, the default) or 32 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Says that something of unknown length is under way. Its place is kept while it is delayed, so nothing shifts. */
export const Spinner = forwardRef<HTMLOutputElement, SpinnerProps>(function Spinner(
  { delay = 500, label, labelHidden = true, size = 'medium', ...attributes },
  ref,
) {
  const messages = useMessages('spinner');
  const [visible, setVisible] = useState(delay <= 0);
  useEffect(() => {
    if (visible) return undefined;
    const timer = window.setTimeout(() => setVisible(true), delay);
    return () => window.clearTimeout(timer);
  }, [delay, visible]);

  const text = label ?? messages.label;
  return (
    <output {...attributes} ref={ref} className={styles.spinner}>
      <span className={visible ? undefined : styles.waiting}>
        <SpinnerRing size={size} />
      </span>
      {visible && (labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>)}
    </output>
  );
});
