import { useCallback } from 'react';
import type { Timestamp } from '@livery/api/generated/types';
import { unknownAmount } from '@livery/api/domain/money';
import { readTimestamp } from '@livery/api/domain/timestamps';
import { useLocale } from './useLocale.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A list writes a time in every row, and making a format takes far longer than using one. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

type Write = (timestamp: Timestamp | null | undefined) => string;

/** Writes the contract's timestamps in the visitor's language and time zone; one that is missing or cannot be read is a dash. */
export function useTime(): { dateTime: Write; date: Write } {
  const locale = useLocale();
  const write = useCallback(
    (timestamp: Timestamp | null | undefined, options: Intl.DateTimeFormatOptions) => {
      const date = timestamp === null || timestamp === undefined ? undefined : readTimestamp(timestamp);
      return date ? formatOf(locale, options).format(date) : unknownAmount;
    },
    [locale],
  );
  return {
    dateTime: useCallback((timestamp) => write(timestamp, { dateStyle: 'medium', timeStyle: 'short' }), [write]),
    date: useCallback((timestamp) => write(timestamp, { dateStyle: 'medium' }), [write]),
  };
}
