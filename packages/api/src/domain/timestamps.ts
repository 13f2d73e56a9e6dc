/** A text or number that is no timestamp in any accepted format. */
export class TimestampError extends Error {
  override name = 'TimestampError';

  constructor(readonly value: unknown) {
    super(`Unknown timestamp format: ${JSON.stringify(value)}`);
  }
}

const dateAndTime = /^(\d{4})-(\d{2})-(\d{2})([ T])(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}(?::?\d{2})?)?$/;
const yearAndMonth = /^(\d{4})-(\d{2})$/;
/** Shorter ones would be a year, or a date without its dashes. */
const unix = /^\d{9,13}$/;
/** From here on a whole number means milliseconds: as seconds it would be the year 5138. */
const firstMilliseconds = 100_000_000_000;

/**
 * The point in time a server's timestamp means; undefined where its format is unknown. Accepts `YYYY-MM-DD HH:MM:SS`,
 * which is UTC and never local time, the same with `Z`, with a fraction of one to nine digits or with an offset, whose
 * minutes may be left out, unix seconds or milliseconds, and `YYYY-MM`, the month's first moment in UTC (specification:
 * account and billing, section 3; decisions). Before a `Z` or an offset a `T` may stand between date and time; without
 * either that would be local time in other hands, and is unknown. So is a date that does not exist. Precise to the
 * millisecond.
 */
export function readTimestamp(value: string | number): Date | undefined {
  if (typeof value === 'number') return fromUnix(value);
  if (unix.test(value)) return fromUnix(Number(value));

  const short = yearAndMonth.exec(value);
  if (short) return utc([short[1], short[2], '01', '00', '00', '00'], 0, 0);

  const full = dateAndTime.exec(value);
  if (!full) return undefined;
  const [, year, month, day, separator, hour, minute, second, fraction = '', zone] = full;
  const offset = offsetMinutes(zone);
  if (offset === undefined || (separator === 'T' && zone === undefined)) return undefined;
  return utc([year, month, day, hour, minute, second], Number(fraction.slice(0, 3).padEnd(3, '0')), offset);
}

/** The server's usual format, on days that every month has: known to be right without working out the date. */
const usual = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether `readTimestamp` knows the format; quick, because every row of every list is asked. */
export function isTimestamp(value: string | number): boolean {
  return (typeof value === 'string' && usual.test(value)) || readTimestamp(value) !== undefined;
}

/** What `readTimestamp` gives. Throws a TimestampError for an unknown format. */
export function parseTimestamp(value: string | number): Date {
  const date = readTimestamp(value);
  if (!date) throw new TimestampError(value);
  return date;
}

function fromUnix(value: number): Date | undefined {
  if (!Number.isSafeInteger(value) || value < 0) return undefined;
  const date = new Date(value < firstMilliseconds ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function offsetMinutes(offset: string | undefined): number | undefined {
  if (offset === undefined || offset === 'Z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(3).replace(':', ''));
  if (hours > 14 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

function utc(parts: readonly (string | undefined)[], milliseconds: number, offset: number): Date | undefined {
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
  return exists ? new Date(time - offset * 60_000) : undefined;
}

/** The server's usual notation of a point in time: `YYYY-MM-DD HH:MM:SS` in UTC. */
export function formatTimestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
