import { forwardRef } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { extentOf, linePath } from '../Chart/scale.js';
import * as styles from './Sparkline.css.js';

export interface SparklineProps extends Omit<NativeAttributes<SVGSVGElement>, 'role' | 'aria-label'> {
  /** Equally spaced, oldest first; `null` interrupts the line. */
  values: readonly (number | null)[];
  /** What it shows, with its latest value: the picture alone says too little. */
  label: string;
}

const width = 80;
const height = 20;

/** The course of a value beside the value itself. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { values, label, ...attributes },
  ref,
) {
  const finite = values.flatMap((value) => value ?? []);
  const [low, high] = extentOf(finite) ?? [0, 0];
  const span = high - low;
  const x = (index: number) => 1 + (index / Math.max(1, values.length - 1)) * (width - 2);
  const y = (value: number) => (span === 0 ? height / 2 : 2 + (1 - (value - low) / span) * (height - 4));
  return (
    <svg
      {...attributes}
      ref={ref}
      className={styles.sparkline}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path
        d={linePath(
          values.map((value, time) => ({ time, value })),
          x,
          y,
        )}
      />
    </svg>
  );
});
