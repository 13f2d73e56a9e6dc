import { useId } from 'react';
import * as styles from './ProgressBar.css.js';

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** The label is for screen readers only. Default false. */
  labelHidden?: boolean;
  /** Between 0 and `max`. Left out while the end cannot be known. */
  value?: number;
  /** 100 by default. */
  max?: number;
  /** Words for the state at the end of the line, such as "3 of 8 disks". The percentage by default. */
  valueText?: string;
  /** How thick the bar is. Default `medium`; `small` for rows and cards. */
  size?: 'medium' | 'small';
}

/** How far a task has come. How much of an amount is used is a Meter, a wait of unknown length a Spinner. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  size = 'medium',
}: ProgressBarProps) {
  const id = useId();
  const known = value !== undefined;
  const bounded = known ? Math.min(Math.max(value, 0), max) : undefined;
  const words = valueText ?? (bounded === undefined ? undefined : `${Math.floor((bounded / max) * 100)}%`);
  return (
    <div className={styles.bar}>
      {!labelHidden && (
        <div className={styles.head}>
          <span id={id}>{label}</span>
          {words !== undefined && (
            <span className={styles.value} aria-hidden>
              {words}
            </span>
          )}
        </div>
      )}
      <progress
        className={`${known ? styles.track : styles.trackUnknown} ${styles.trackSize[size]}`}
        value={bounded}
        max={max}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-valuetext={words}
      />
    </div>
  );
}
