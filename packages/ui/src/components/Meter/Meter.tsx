import { forwardRef, useId, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './Meter.css.js';

export interface MeterProps extends NativeAttributes<HTMLDivElement> {
  /** What is measured. */
  label: ReactNode;
  /** From 0 to `max`; more than `max` fills the bar. */
  value: number;
  /** Default 100. */
  max?: number | undefined;
  /** The measure in words, with units: "36 of 50 GB". */
  valueText: string;
  /** From this share of `max` on it warns. Default 0.8. */
  warnAt?: number | undefined;
  /** From this share of `max` on it is critical. Default 0.95. */
  criticalAt?: number | undefined;
}

/** How much of a known amount is used. For a task that runs on, use a progress bar. */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  { label, value, max = 100, valueText, warnAt = 0.8, criticalAt = 0.95, ...attributes },
  ref,
) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const state = share >= criticalAt ? 'danger' : share >= warnAt ? 'warning' : 'normal';
  return (
    <div {...attributes} ref={ref} className={styles.root}>
      <div className={styles.label}>
        <span id={labelId}>{label}</span>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        min={0}
        max={max}
        value={value}
        aria-valuetext={valueText}
      />
      <div className={styles.track} aria-hidden="true">
        <div className={`${styles.bar} ${styles.fill[state]}`} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
});
