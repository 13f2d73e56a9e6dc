import { formatTimestamp } from '../../domain/timestamps.js';

/** A point in time, in ms, as the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC (A 3). */
export function stamp(ms: number): string {
  return formatTimestamp(new Date(ms));
}
