const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes with one decimal in the smallest unit that has fewer than 1024 of them; a unit is 1024 of the one below. */
export function fileSizeText(bytes: number, locale: string): string {
  const power = units.findIndex((unit, at) => unit === 'terabyte' || Math.round((bytes / 1024 ** at) * 10) < 10 * 1024);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1024 ** power);
}
