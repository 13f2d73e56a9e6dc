import type { ReactNode } from 'react';
import * as styles from './ErrorPicture.css.js';

/** A page with a bar over its text, as the browser shows it. */
const page = (
  <>
    <rect className={styles.sheet} x={22} y={14} width={76} height={56} rx={5} />
    <path className={styles.faint} d="M22 26h76" />
    <path d="M29 20h.01M35 20h.01M41 20h.01" strokeWidth={2.5} />
  </>
);

/** Two machines, one above the other. */
const servers = (
  <>
    <rect className={styles.sheet} x={26} y={16} width={68} height={22} rx={4} />
    <rect className={styles.sheet} x={26} y={44} width={68} height={22} rx={4} />
    <path className={styles.faint} d="M52 27h22M52 55h14" />
    <path d="M36 27h.01M43 27h.01M36 55h.01M43 55h.01" strokeWidth={3} />
  </>
);

const pictures = {
  failed: (
    <>
      {page}
      <path className={styles.faint} d="M32 36h14M32 44h10M32 52h14" strokeDasharray="3 3" />
      <path className={styles.accent} d="m68 30-9 15h14l-9 17" strokeWidth={2.5} />
    </>
  ),
  forbidden: (
    <>
      {page}
      <rect className={`${styles.sheet} ${styles.accent}`} x={48} y={44} width={24} height={18} rx={3} />
      <path className={styles.accent} d="M53 44v-5a7 7 0 0 1 14 0v5M60 51v4" />
    </>
  ),
  'not-found': (
    <>
      {page}
      <path className={styles.faint} d="M32 36h14M32 44h8M32 52h10M32 60h16" strokeDasharray="3 3" />
      <circle className={`${styles.sheet} ${styles.accent}`} cx={70} cy={48} r={14} />
      <path className={styles.accent} d="m80 58 13 13M64 48h12" strokeWidth={2.5} />
    </>
  ),
  'server-error': (
    <>
      {servers}
      <circle className={`${styles.sheet} ${styles.accent}`} cx={88} cy={58} r={12} />
      <path className={styles.accent} d="M88 52v6M88 63h.01" strokeWidth={2.5} />
    </>
  ),
  offline: (
    <>
      <path className={styles.sheet} d="M40 62a14 14 0 0 1-2-27.8A21 21 0 0 1 78.600 31 15.500 15.500 0 0 1 83 62Z" />
      <path className={styles.faint} d="M22 70h76" strokeDasharray="3 3" />
      <path className={styles.accent} d="m53 41 14 14M67 41 53 55" strokeWidth={2.5} />
    </>
  ),
  'session-expired': (
    <>
      {page}
      <path className={styles.faint} d="M32 38h14M32 48h8M32 58h12" strokeDasharray="3 3" />
      <circle className={`${styles.sheet} ${styles.accent}`} cx={72} cy={48} r={16} />
      <path className={styles.accent} d="M72 38v10l7 5" strokeWidth={2.5} />
    </>
  ),
  maintenance: (
    <>
      {servers}
      <path
        className={`${styles.sheet} ${styles.accent}`}
        d="M94.500 40.500a10 10 0 0 0-12.800 12.800L69 66a4.200 4.200 0 0 0 6 6l12.700-12.700a10 10 0 0 0 12.800-12.800l-6.200 6.200-5.500-.5-.5-5.500Z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** What happened, of which there is a picture. */
export type ErrorKind = keyof typeof pictures;

/** A drawing of what happened in the colors of the theme, decoration only. */
export function ErrorPicture({ kind }: { kind: ErrorKind }) {
  return (
    <svg
      className={styles.picture}
      width={120}
      height={80}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className={styles.ground}
        d="M12 44C6 26 22 4 46 6c14 1 20-4 36-2 26 3 36 22 30 40-4 14-6 30-28 33-18 2-26-5-40-3C24 76 16 60 12 44Z"
      />
      {pictures[kind]}
    </svg>
  );
}
