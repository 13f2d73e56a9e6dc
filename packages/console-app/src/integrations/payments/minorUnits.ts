/** An amount in the smallest units of its currency: 12.50 EUR is 1250, 500 JPY is 500. */
export function minorUnits(amount: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.round(Number(`${amount}e${maximumFractionDigits}`));
}
