/** A text or number that is no timestamp in any accepted format (A 3). */
export class TimestampError extends Error {
  override name = 'TimestampError';

  constructor(readonly value: unknown) {
    super(`Unknown timestamp format: ${JSON.stringify(value)}`);
  }
}

const dateAndTime = /^(\d{4})-(\d{2})-(\d{2})([ T])(\d{2}):(\d{2}):(\d{2})(?:\.(\d{6}))?(Z|[+-]\d{2}:?\d{2})?$/;
const yearAndMonth = /^(\d{4})-(\d{2})$/;
/** Shorter ones would be a year, or a date without its dashes. */
const unix = /^\d{9,13}$/;
/** From here on a whole number means milliseconds: as seconds it would be the year 5138. */
const firstMilliseconds = 100_000_000_000;

/**
 * The point in time a server's timestamp means. Accepts `YYYY-MM-DD HH:MM:SS`, which is UTC and never local time, the
 * same with `Z`, with microseconds or with an offset, unix seconds or milliseconds, and `YYYY-MM`, the month's
 * first moment in UTC (A 3). Before a `Z` or an offset a `T` may stand between date and time; without either that would
 * be local time in other hands, and is refused. Precise to the millisecond.
 * Throws a TimestampError for anything else, a date that does not exist included.
 */
export function parseTimestamp(value: string | number): Date {
  if (typeof value === 'number') return fromUnix(value);
  if (unix.test(value)) return fromUnix(Number(value));

  const short = yearAndMonth.exec(value);
  if (short) return utc(value, [short[1], short[2], '01', '00', '00', '00'], 0, 0);

  const full = dateAndTime.exec(value);
  if (!full) throw new TimestampError(value);
  const [, year, month, day, separator, hour, minute, second, microseconds = '0', zone] = full;
  if (separator === 'T' && zone === undefined) throw new TimestampError(value);
  const milliseconds = Number(microseconds.slice(0, 3));
  return utc(value, [year, month, day, hour, minute, second], milliseconds, offsetMinutes(value, zone));
}

function fromUnix(value: number): Date {
  if (!Number.isSafeInteger(value) || value < 0) throw new TimestampError(value);
  const date = new Date(value < firstMilliseconds ? value * 1000 : value);
  if (Number.isNaN(date.getTime())) throw new TimestampError(value);
  return date;
}

function offsetMinutes(value: string, offset: string | undefined): number {
  if (offset === undefined || offset === 'Z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(-2));
  if (hours > 14 || minutes > 59) throw new TimestampError(value);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function utc(value: string, parts: readonly (string | undefined)[], milliseconds: number, offset: number): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  const date = new Date(time);
  // Date rolls 30 February over into March; a time that does not come back as it went in does not exist.
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  if (!exists) throw new TimestampError(value);
  return new Date(time - offset * 60_000);
}

/** The server's usual notation of a point in time: `YYYY-MM-DD HH:MM:SS` in UTC. */
export function formatTimestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
