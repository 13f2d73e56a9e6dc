import { forwardRef, useId, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps extends NativeAttributes<HTMLDivElement> {
  /** What progresses. */
  label: ReactNode;
  /** The label is for screen readers only. Default false. */
  labelHidden?: boolean | undefined;
  /** Between 0 and `max`. Left out while the end cannot be known. */
  value?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** Words for the state at the end of the line, such as "3 of 8 disks". The percentage by default. */
  valueText?: string | undefined;
  /** How thick the bar is. Default `medium`; `small` for rows and cards. */
  size?: 'medium' | 'small' | undefined;
}

/** How far a task has come. How much of an amount is used is a Meter, a wait of unknown length a Spinner. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, labelHidden = false, value, max = 100, valueText, size = 'medium', ...attributes },
  ref,
) {
  const labelId = useId();
  const isDeterminate = value !== undefined;
  const bounded = isDeterminate ? Math.min(Math.max(value, 0), max) : undefined;
  /* What is next to nothing makes up for 28.999999999999996; no task is at 100 % before its end. */
  const percent = bounded && Math.floor((bounded / max) * 100 + 1e-12);
  const text = valueText ?? (percent === undefined ? undefined : `${percent}%`);
  return (
    <div {...attributes} ref={ref} className={styles.bar}>
      <div className={labelHidden ? visuallyHidden : styles.head}>
        <span id={labelId}>{label}</span>
        {text !== undefined && (
          <span className={styles.value} aria-hidden>
            {text}
          </span>
        )}
      </div>
      <progress
        className={`${isDeterminate ? styles.track : styles.trackUnknown} ${styles.trackSize[size]}`}
        value={bounded}
        max={max}
        aria-labelledby={labelId}
        aria-valuetext={text}
      />
    </div>
  );
});
