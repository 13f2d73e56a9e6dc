/** Decimals of the currencies (ISO 4217) that have others than 2. What Intl shows of a currency are others for some. */
const decimals = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

/** An amount in the smallest units of its currency: 12.50 EUR is 1250, 500 JPY is 500. */
export const minorUnits = (amount: number, currency: string): number =>
  Math.round(Number(`${amount}e${decimals.get(currency.toUpperCase()) ?? 2}`));
