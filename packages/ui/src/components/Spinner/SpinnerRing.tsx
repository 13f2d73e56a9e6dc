import * as styles from './Spinner.css.js';

/** The turning ring alone, without words or delay: for the inside of other components. */
export function SpinnerRing({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  return <span aria-hidden className={`${styles.ring} ${styles.ringSize[size]}`} />;
}
