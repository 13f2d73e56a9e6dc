import { forwardRef, useMemo } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useHydrated } from '../../internal/hooks.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './QrCode.css.js';

export interface QrCodeProps extends NativeAttributes<SVGSVGElement> {
  /** What the code says, for example an address. */
  value: string;
  /** What it is for, read out in its place. */
  label: string;
  /** Width and height in px. Default 200. */
  size?: number | undefined;
}

const encoder = onDemand(async () => (await import('uqr')).encode);

/**
 * A code to scan with a telephone. Its encoder is fetched when the first one is shown; until then its place is kept, and where
 * that fails a press on it tries again. A value that is too long for a code leaves it blank.
 */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, label, size = 200, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('popup', english.popup);
  const { code, failed, retry } = useOnDemand(encoder, true);
  /* The server has no encoder: what it rendered is taken over first. */
  const encode = useHydrated() ? code : undefined;
  const cells = useMemo(() => {
    try {
      return encode?.(value, { border: 2 }).data ?? [];
    } catch {
      return [];
    }
  }, [encode, value]);
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const count = Math.max(cells.length, 1);
  if (failed)
    return (
      <button type="button" className={styles.failure} style={{ inlineSize: size, minBlockSize: size }} onClick={retry}>
        <span role="alert">{messages.failed}</span>
      </button>
    );
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
