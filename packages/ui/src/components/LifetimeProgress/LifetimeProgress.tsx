import { useEffect, useState } from 'react';
import { ProgressBar } from '../ProgressBar/ProgressBar.js';
import { lifetimePercent } from './lifetimePercent.js';

export interface LifetimeProgressProps {
  /** What is under way. */
  label: string;
  /** The label is for screen readers only. Default false. */
  labelHidden?: boolean;
  /** How long it usually takes, in milliseconds. */
  expectedLifetime: number;
  /** When it began, in milliseconds since 1970; the moment it appears by default. */
  startedAt?: number;
  /** It has ended: 100 %. */
  done?: boolean;
  /** How thick the bar is. Default `medium`; `small` for rows and cards. */
  size?: 'medium' | 'small';
}

/** Milliseconds between two looks at the clock (A 9). */
const refresh = 200;

/** Progress of something that only its usual duration is known of: creating, cloning, rebuilding. Waits at 99 % until `done`. */
export function LifetimeProgress({
  label,
  labelHidden,
  expectedLifetime,
  startedAt,
  done = false,
  size,
}: LifetimeProgressProps) {
  const [appearedAt] = useState(() => Date.now());
  const [now, setNow] = useState(appearedAt);
  const percent = lifetimePercent(now - (startedAt ?? appearedAt), expectedLifetime, done);
  const waiting = percent < 99;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), refresh);
    return () => window.clearInterval(timer);
  }, [waiting]);

  return <ProgressBar label={label} labelHidden={labelHidden} value={percent} size={size} />;
}
