import { useId } from 'react';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './Meter.css.js';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** From 0 to `max`; more than `max` fills the bar. */
  value: number;
  /** Default 100. */
  max?: number;
  /** The measure in words, with units: "36 of 50 GB". */
  valueText: string;
  /** From this share of `max` on it warns. Default 0.8. */
  warnAt?: number;
  /** From this share of `max` on it is critical. Default 0.95. */
  criticalAt?: number;
}

/** How much of a known amount is used. For a task that runs on, use a progress bar. */
export function Meter({ label, value, max = 100, valueText, warnAt = 0.8, criticalAt = 0.95 }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const state = share >= criticalAt ? 'danger' : share >= warnAt ? 'warning' : 'normal';
  return (
    <div className={css.root}>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className={css.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <meter className={hidden} aria-labelledby={id} min={0} max={max} value={value} aria-valuetext={valueText} />
      <div className={css.track} aria-hidden="true">
        <div className={`${css.bar} ${css.fill[state]}`} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
