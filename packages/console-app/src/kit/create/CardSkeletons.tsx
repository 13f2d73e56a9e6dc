import { Skeleton } from '@livery/ui';
import * as styles from './create.css.js';

/** The shape of cards to choose from that are on their way; `height` of each in px. */
export function CardSkeletons({ count, height }: { count: number; height: number }) {
  return (
    <div className={styles.cardSkeletons}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike and stay as many
        <Skeleton key={index} shape="block" height={height} />
      ))}
    </div>
  );
}
