import type { DisplayCurrency } from '../generated/types.js';

/** What stands for an amount nobody knows. Never 0, which is a price. */
export const unknownAmount = '—';

/**
 * How many decimals are shown: `amount` what the currency has; `hourly` up to 5, for what something costs in an hour;
 * `unit` as many as three digits of a price list need; `unitHourly` those of both.
 */
export type MoneyPrecision = 'amount' | 'hourly' | 'unit' | 'unitHourly';

interface MoneyFormat {
  /** BCP 47 language of the page, for example `et`. */
  locale: string;
  /** `amount` unless told. */
  precision?: MoneyPrecision | undefined;
}

const hourlyDecimals = 5;

/**
 * An amount in a currency, in the page's language. An unknown amount is a dash. An amount that would round to zero is
 * below the least that is shown: "< €0.01". A code that is no currency code stands behind the number as it is.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string,
  { locale, precision = 'amount' }: MoneyFormat,
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return unknownAmount;
  const style = styleOf(currency);
  const most = maxDecimals(style, amount, precision);
  const isBelow = amount > 0 && roundsToZero(amount, most);
  const format = numberFormat(locale, { ...style, ...digits(style, amount, most) });
  const text = isBelow
    ? `<\u00A0${numberFormat(locale, { ...style, maximumFractionDigits: most }).format(1 / 10 ** most)}`
    : format.format(plain(amount, most));
  return style.currency !== undefined || currency.trim() === '' ? text : `${text} ${currency}`;
}

/**
 * An amount as `formatMoney` shows it, as a number, for files: 14.725 is 14.73 in both. What would round to zero keeps
 * its first two digits: a number cannot say "below". Undefined when unknown.
 */
export function roundMoney(
  amount: number | null | undefined,
  currency: string,
  precision: MoneyPrecision = 'amount',
): number | undefined {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return undefined;
  const style = styleOf(currency);
  const most = maxDecimals(style, amount, precision);
  const rounding = digits(style, amount, most);
  return Number(numberFormat('en', { useGrouping: false, ...rounding }).format(plain(amount, most)));
}

const styleOf = (currency: string): Intl.NumberFormatOptions =>
  /^[A-Za-z]{3}$/.test(currency)
    ? { style: 'currency', currency: currency.toUpperCase() }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const defaultDecimals = (style: Intl.NumberFormatOptions): number =>
  numberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;

/** How many decimals an amount of a currency has. */
export const decimalsOf = (currency: string): number => defaultDecimals(styleOf(currency));

function maxDecimals(style: Intl.NumberFormatOptions, amount: number, precision: MoneyPrecision): number {
  const requested: Record<MoneyPrecision, number> = {
    amount: 0,
    hourly: hourlyDecimals,
    unit: threeDigits(amount),
    unitHourly: Math.max(hourlyDecimals, threeDigits(amount)),
  };
  return Math.max(defaultDecimals(style), requested[precision]);
}

/** What is less than this is what sums of decimal fractions leave of nothing. */
export const leastAmount = 1e-9;

const roundsToZero = (amount: number, decimals: number): boolean =>
  Math.abs(amount) >= leastAmount && Math.abs(amount) < 0.5 / 10 ** decimals;

/** 0 for what sums leave of nothing and for a negative zero; a price with decimals enough to show it stays. */
const plain = (amount: number, decimals: number): number =>
  Math.abs(amount) < Math.min(leastAmount, 0.5 / 10 ** decimals) ? 0 : amount;

function digits(style: Intl.NumberFormatOptions, amount: number, most: number): Intl.NumberFormatOptions {
  if (roundsToZero(amount, most)) return { maximumSignificantDigits: 2 };
  return { minimumFractionDigits: defaultDecimals(style), maximumFractionDigits: most };
}

/** How many decimals it takes to show three digits of an amount, as far as a format can show them. */
const threeDigits = (amount: number): number =>
  amount === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(Math.abs(amount))), 0), 20);

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using it, and a list formats thousands of amounts alike. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

interface Money {
  /** Undefined when unknown. */
  amount: number | undefined;
  /** Currency code (ISO 4217). */
  currency: string;
}

/**
 * Money of the site's currency in a display currency: the amount times the rate (specification: account and billing, section 3). As it is when no display
 * currency is chosen; unknown when the rate is, or is 0, which would make everything look free.
 */
export function inDisplayCurrency(money: Money, display: DisplayCurrency | undefined): Money {
  if (!display || display.code === money.currency) return money;
  const hasRate = money.amount !== undefined && Number.isFinite(display.rate) && display.rate > 0;
  return { amount: hasRate ? (money.amount ?? 0) * display.rate : undefined, currency: display.code };
}
