import { useCallback } from 'react';
import type { Timestamp } from '@livery/api/generated/types';
import { parseTimestamp } from '@livery/api/domain/timestamps';
import { useLocale } from './useLocale.js';

/** Writes the contract's timestamps in the visitor's language and time zone; one that cannot be read stays as it is. */
export function useTime(): { dateTime: (timestamp: Timestamp) => string; date: (timestamp: Timestamp) => string } {
  const locale = useLocale();
  const write = useCallback(
    (timestamp: Timestamp, options: Intl.DateTimeFormatOptions) => {
      try {
        return new Intl.DateTimeFormat(locale, options).format(parseTimestamp(timestamp));
      } catch {
        return String(timestamp);
      }
    },
    [locale],
  );
  return {
    dateTime: useCallback((timestamp) => write(timestamp, { dateStyle: 'medium', timeStyle: 'short' }), [write]),
    date: useCallback((timestamp) => write(timestamp, { dateStyle: 'medium' }), [write]),
  };
}
