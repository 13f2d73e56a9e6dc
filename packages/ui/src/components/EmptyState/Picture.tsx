import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.js';

/** What is missing: things of a list, matches of a search, files, or measurements. */
export type EmptyPicture = 'list' | 'search' | 'files' | 'chart';

const plus = (
  <g className={styles.accent}>
    <circle cx={57} cy={37} r={7.5} />
    <path d="M57 34v6M54 37h6" />
  </g>
);

const pictures: Record<EmptyPicture, ReactNode> = {
  list: (
    <>
      <rect x={12} y={6} width={40} height={10} rx={2} />
      <rect className={styles.faint} x={12} y={20} width={40} height={10} rx={2} strokeDasharray="3 3" />
      <path className={styles.faint} d="M46 44H14a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2h32" strokeDasharray="3 3" />
      <path d="M17 11h.01M22 11h10" />
      {plus}
    </>
  ),
  search: (
    <>
      <path className={styles.faint} d="M10 10h14M10 20h9M10 30h9M10 40h14" strokeDasharray="3 3" />
      <circle cx={40} cy={22} r={12} />
      <path d="m49 31 10 10" />
      <path className={styles.accent} d="M36 22h8" />
    </>
  ),
  files: (
    <>
      <path d="M12 40V10a2 2 0 0 1 2-2h11l4 5h21a2 2 0 0 1 2 2v10" />
      <path className={styles.faint} d="M12 40a2 2 0 0 0 2 2h30" strokeDasharray="3 3" />
      {plus}
    </>
  ),
  chart: (
    <>
      <path d="M12 6v36h48" />
      <path className={styles.faint} d="M16 30h44M16 18h44" strokeDasharray="3 3" />
      <path className={styles.accent} d="m18 35 9-8 9 4 14-17" />
    </>
  ),
};

/** A small drawing in the colours of the theme, decoration only. */
export function Picture({ name }: { name: EmptyPicture }) {
  return (
    <svg
      className={styles.picture}
      width={72}
      height={48}
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {pictures[name]}
    </svg>
  );
}
