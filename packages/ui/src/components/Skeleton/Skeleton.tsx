import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps {
  /** `text`: lines of running text. `block`: one area, such as a chart. `rows`: lines of a table or a list, 40 px each. */
  shape?: 'text' | 'block' | 'rows';
  /** Lines or rows, 3 by default. */
  count?: number;
  /** Height of a block in pixels, 120 by default. */
  height?: number;
  /** Width as CSS length, the whole width by default. */
  width?: string;
}

/**
 * The shape of what is on its way, so that nothing moves when it comes. Silent for screen readers: set `aria-busy` on
 * the region it stands in.
 */
export function Skeleton({ shape = 'text', count = 3, height = 120, width }: SkeletonProps) {
  if (shape === 'block') {
    return <div aria-hidden className={styles.block} style={{ blockSize: height, inlineSize: width }} />;
  }
  return (
    <div aria-hidden className={styles.shape[shape]} style={{ inlineSize: width }}>
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className={styles.line[shape]}>
          <div
            className={styles.bar}
            style={assignInlineVars({ [styles.barWidth]: `${widthOf(shape, line, count)}%` })}
          />
        </div>
      ))}
    </div>
  );
}

/* Text ends where text would: lines of uneven length, the last one short. Always the same, so pictures can be compared. */
function widthOf(shape: 'text' | 'rows', line: number, count: number): number {
  const uneven = [100, 92, 97, 88, 95][line % 5] ?? 100;
  if (shape === 'rows') return uneven * 0.9;
  return line === count - 1 && count > 1 ? 60 : uneven;
}
