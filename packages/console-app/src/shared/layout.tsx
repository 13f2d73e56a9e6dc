import type { ReactNode } from 'react';
import { Skeleton } from '@livery/ui';
import * as styles from './layout.css.js';

interface LayoutProps {
  children: ReactNode;
}

/** Fields beside each other; below each other where there is no room. */
export const FieldRow = ({ children }: LayoutProps) => <div className={styles.row}>{children}</div>;

/** A field that is not worth the whole width of the form. */
export const NarrowField = ({ children }: LayoutProps) => <div className={styles.narrow}>{children}</div>;

/** One of several lines of a card's description, below each other. */
export const TextLine = ({ children }: LayoutProps) => <span className={styles.line}>{children}</span>;

/** Facts of a table cell that stay on one line. */
export const NoWrap = ({ children }: LayoutProps) => <span className={styles.noWrap}>{children}</span>;

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
