import { forwardRef } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './Skeleton.css.js';

export interface SkeletonProps extends Omit<NativeAttributes<HTMLDivElement>, 'aria-hidden'> {
  /** `text`: lines of running text. `block`: one area, such as a chart. `rows`: lines of a table or a list, as high as its rows (40 px in the regular density). */
  shape?: 'text' | 'block' | 'rows' | undefined;
  /** Lines or rows, 3 by default. */
  count?: number | undefined;
  /** Height of a block in pixels, 120 by default. */
  height?: number | undefined;
  /** Width as CSS length, the whole width by default; never wider than what it stands in. */
  width?: string | undefined;
}

/**
 * The shape of what is on its way, so that nothing moves when it comes. Silent for screen readers: set `aria-busy` on
 * the region it stands in.
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', count = 3, height = 120, width, ...attributes },
  ref,
) {
  if (shape === 'block') {
    return (
      <div
        {...attributes}
        ref={ref}
        aria-hidden
        className={styles.block}
        style={{ blockSize: height, inlineSize: width }}
      />
    );
  }
  return (
    <div {...attributes} ref={ref} aria-hidden className={styles.shape[shape]} style={{ inlineSize: width }}>
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
});

/* Uneven lines, the last one short, as in text. Always the same, so that screenshots can be compared. */
function widthOf(shape: 'text' | 'rows', line: number, count: number): number {
  const uneven = [100, 92, 97, 88, 95][line % 5] ?? 100;
  if (shape === 'rows') return uneven * 0.9;
  return line === count - 1 && count > 1 ? 60 : uneven;
}
