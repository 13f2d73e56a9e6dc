import type { DisplayCurrency } from '../generated/types.js';

/** What stands for an amount nobody knows. Never 0, which is a price. */
export const unknownAmount = '—';

export interface MoneyFormat {
  /** BCP 47 language of the page, for example `et`. */
  locale: string;
  /**
   * `hourly` shows up to 5 decimals, for prices of a unit and hour; `unit` as many as three digits of a price list need;
   * `amount`, the default, what the currency has.
   */
  precision?: 'amount' | 'hourly' | 'unit' | undefined;
}

const hourlyDecimals = 5;

/**
 * An amount in a currency, in the page's language. An unknown amount is a dash. An amount that would round to zero
 * shows its first digits instead, however small. A code that is no currency code stands behind the number as it is.
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: string,
  { locale, precision = 'amount' }: MoneyFormat,
): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return unknownAmount;
  const isCode = /^[A-Za-z]{3}$/.test(currency);
  const style: Intl.NumberFormatOptions = isCode
    ? { style: 'currency', currency: currency.toUpperCase() }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  // `+ 0` makes a negative zero plain.
  const text = numberFormat(locale, { ...style, ...decimals(locale, style, amount, precision) }).format(amount + 0);
  return isCode || currency.trim() === '' ? text : `${text} ${currency}`;
}

function decimals(
  locale: string,
  style: Intl.NumberFormatOptions,
  amount: number,
  precision: MoneyFormat['precision'],
): Intl.NumberFormatOptions {
  const usual = numberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const most = Math.max(
    usual,
    precision === 'amount' ? 0 : precision === 'unit' ? threeDigits(amount) : hourlyDecimals,
  );
  if (amount !== 0 && Math.abs(amount) < 0.5 / 10 ** most) return { maximumSignificantDigits: 2 };
  return { minimumFractionDigits: usual, maximumFractionDigits: most };
}

/** How many decimals it takes to show three digits of an amount, as far as a format can show them. */
const threeDigits = (amount: number): number =>
  amount === 0 ? 0 : Math.min(Math.max(2 - Math.floor(Math.log10(Math.abs(amount))), 0), 20);

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using it, and a list formats thousands of amounts alike. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

export interface Money {
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
  const known = money.amount !== undefined && Number.isFinite(display.rate) && display.rate > 0;
  return { amount: known ? (money.amount ?? 0) * display.rate : undefined, currency: display.code };
}
