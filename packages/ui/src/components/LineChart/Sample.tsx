import * as styles from './LineChart.css.js';
import { dashes } from './types.js';

/** A piece of the line of a series, as it is drawn. */
export function Sample({ index }: { index: number }) {
  return (
    <svg width={20} height={8} aria-hidden="true">
      <path className={`${styles.line} ${styles.stroke[index % 6]}`} strokeDasharray={dashes[index % 6]} d="M1 4H19" />
    </svg>
  );
}
