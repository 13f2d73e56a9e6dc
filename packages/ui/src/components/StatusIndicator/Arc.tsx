import * as css from './StatusIndicator.css.js';

/** A turning arc of 16 px on a faint ring; it stands still under reduced motion. */
export function Arc() {
  return (
    <svg className={css.arc} width={16} height={16} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle className={css.track} cx={8} cy={8} r={6} stroke="currentColor" strokeWidth={1.75} />
      <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
