import { forwardRef, useEffect, useState } from 'react';
import { useHydrated } from '../../internal/hooks.js';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.js';
import { lifetimePercent } from './lifetimePercent.js';

export interface LifetimeProgressProps extends Omit<ProgressBarProps, 'value' | 'max' | 'valueText'> {
  /** How long it usually takes, in milliseconds. */
  expectedLifetime: number;
  /** When it began, in milliseconds since 1970; the moment it appears by default. */
  startedAt?: number | undefined;
  /** It has ended: 100 %. Default false. */
  done?: boolean | undefined;
}

/** Milliseconds between two updates (specification: account and billing, section 9). */
const refresh = 200;

/** Progress of a task of which only the usual duration is known: creating, cloning, rebuilding. Waits at 99 % until `done`. */
export const LifetimeProgress = forwardRef<HTMLDivElement, LifetimeProgressProps>(function LifetimeProgress(
  { expectedLifetime, startedAt, done = false, ...bar },
  ref,
) {
  const [appearedAt] = useState(() => Date.now());
  const [now, setNow] = useState(appearedAt);
  /* The clock of a server is another one. */
  const elapsed = useHydrated() ? now - (startedAt ?? appearedAt) : 0;
  const percent = lifetimePercent(elapsed, expectedLifetime, done);
  const advancing = percent < 99;

  useEffect(() => {
    if (!advancing) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), refresh);
    return () => window.clearInterval(timer);
  }, [advancing]);

  return <ProgressBar {...bar} ref={ref} value={percent} />;
});
