import { useMemo } from 'react';
import { unknownAmount } from '@livery/api/domain/money';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { useLocale } from './useLocale.js';

const kilo = 1024;
const scale = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** From here on an amount in GB is easier to read in TB. */
const manyGigabytes = 10_000;

/** From here on a number is written as a power of ten. */
const longest = 1e15;

/** A unit: what an amount is divided by to count in it, and how such a count is written: "3.4 MB/s". */
interface Scale {
  divisor: number;
  write: (amount: number) => string;
}

interface Units {
  /** An amount in GB: "20 GB". */
  gigabytes: (amount: number) => string;
  /** Memory in MB, as gigabytes: "0.5 GB". */
  memory: (megabytes: number) => string;
  /** What many have together, in GB: "11.7 TB" from 10,000 GB on. */
  capacity: (gigabytes: number) => string;
  /** An amount in bytes, in the unit that fits it: "3.4 MB". */
  fileSize: (bytes: number) => string;
  /** The unit that fits amounts of up to `most` bytes, or bytes per second. */
  bytes: (most: number, rate: boolean) => Scale;
  /** A plain number. */
  number: (amount: number) => string;
  /** From 0 to 100: "42%". */
  percent: (amount: number) => string;
}

/** Writes sizes and measurements in the visitor's language; what is no finite number as a dash: "— GB". */
export function useUnits(): Units {
  const locale = useLocale();
  return useMemo(() => unitsOf(locale), [locale]);
}

/** A port, which names and does not count, so that it is the same in every language; an unknown one as a dash. */
export const portText = (port: number): string => (Number.isFinite(port) ? String(port) : unknownAmount);

export function unitsOf(locale: string): Units {
  // A format is dear to make, and a list has thousands of sizes.
  const formats = new Map<string, Intl.NumberFormat>();
  const write = (amount: number, options: Intl.NumberFormatOptions): string => {
    // Hundreds of digits are a word that no line holds.
    const notation = Math.abs(amount) < longest ? 'standard' : 'scientific';
    const name = `${options.unit ?? options.style} ${options.maximumFractionDigits} ${notation}`;
    const format = formats.get(name) ?? new Intl.NumberFormat(locale, { ...options, notation });
    formats.set(name, format);
    if (Number.isFinite(amount)) return format.format(amount);
    return format
      .formatToParts(Number.NaN)
      .map(({ type, value }) => (type === 'nan' ? unknownAmount : value))
      .join('');
  };
  const size = (amount: number, unit: string, digits = 2) =>
    // The short form of a byte is in the singular for any number: "12 byte".
    write(amount, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: digits,
    });
  const gigabytes = (amount: number) => size(amount, 'gigabyte');
  const bytes = (most: number, rate: boolean): Scale => {
    const power = most < 1 ? 0 : Math.min(Math.floor(Math.log(most) / Math.log(kilo)), scale.length - 1);
    const unit = scale[power] ?? 'byte';
    return { divisor: kilo ** power, write: (amount) => size(amount, rate ? `${unit}-per-second` : unit, 1) };
  };
  return {
    gigabytes,
    memory: (megabytes) => gigabytes(megabytes / megabytesPerGigabyte),
    capacity: (amount) => (amount < manyGigabytes ? gigabytes(amount) : size(amount / kilo, 'terabyte', 1)),
    fileSize(amount) {
      const { divisor, write: inUnit } = bytes(amount, false);
      return inUnit(amount / divisor);
    },
    bytes,
    number: (amount) => write(amount, {}),
    percent: (amount) => write(amount / 100, { style: 'percent', maximumFractionDigits: 1 }),
  };
}
