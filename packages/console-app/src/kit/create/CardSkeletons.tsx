import { Skeleton } from '@livery/ui';
import * as styles from './create.css.js';

/** The shape of cards to choose from that are on their way; the height of each in px. */
export function CardSkeletons({ heights }: { heights: readonly number[] }) {
  return (
    <div className={styles.cardSkeletons}>
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- all are alike, and their number is fixed
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </div>
  );
}
