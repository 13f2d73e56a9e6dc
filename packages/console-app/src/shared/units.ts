import { useMemo } from 'react';
import { useLocale } from './useLocale.js';

const kilo = 1024;
const scale = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A unit: what an amount is divided by to count in it, and how such a count is written: "3.4 MB/s". */
export interface Scale {
  divisor: number;
  write: (amount: number) => string;
}

export interface Units {
  /** An amount in GB: "20 GB". */
  gigabytes: (amount: number) => string;
  /** Memory in MB, as gigabytes: "0.5 GB". */
  memory: (megabytes: number) => string;
  /** The unit that fits amounts of up to `most` bytes, or bytes per second. */
  bytes: (most: number, rate: boolean) => Scale;
  /** A plain number. */
  number: (amount: number) => string;
  /** From 0 to 100: "42%". */
  percent: (amount: number) => string;
}

/** Writes sizes and measurements in the visitor's language. */
export function useUnits(): Units {
  const locale = useLocale();
  return useMemo(() => {
    const write = (amount: number, unit: string, digits = 2) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
      }).format(amount);
    const bytes = (most: number, rate: boolean): Scale => {
      const power = most < 1 ? 0 : Math.min(Math.floor(Math.log(most) / Math.log(kilo)), scale.length - 1);
      const unit = scale[power] ?? 'byte';
      return { divisor: kilo ** power, write: (amount) => write(amount, rate ? `${unit}-per-second` : unit, 1) };
    };
    return {
      bytes,
      number: (amount) => new Intl.NumberFormat(locale).format(amount),
      gigabytes: (amount) => write(amount, 'gigabyte'),
      memory: (megabytes) => write(megabytes / kilo, 'gigabyte'),
      percent: (amount) =>
        new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(amount / 100),
    };
  }, [locale]);
}
