import { forwardRef, useEffect, useState } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as styles from './QrCode.css.js';

export interface QrCodeProps extends NativeAttributes<SVGSVGElement> {
  /** What the code says, for example an address. */
  value: string;
  /** What it is for, read out in its place. */
  label: string;
  /** Width and height in px. Default 200. */
  size?: number | undefined;
}

/** A code to scan with a telephone. Its encoder is fetched when the first one is shown; until then its place is kept. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, label, size = 200, ...attributes },
  ref,
) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(
      ({ encode }) => isCurrent && setCells(encode(value, { border: 2 }).data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const count = Math.max(cells.length, 1);
  return (
    <svg
      role="img"
      aria-label={label}
      {...attributes}
      ref={ref}
      className={styles.code}
      width={size}
      height={size}
      style={{ inlineSize: size, blockSize: size }}
      viewBox={`0 0 ${count} ${count}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
});
