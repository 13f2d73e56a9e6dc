import { decimalsOf } from '@livery/api/domain/money';
import { useMoneyOf } from './money.js';
import { useSiteConfig } from './siteConfig.js';

/** Writes amounts that are entered, paid or charged: in the currency of the site, whatever prices are shown in. */
export function useSiteMoney() {
  const { siteCurrency } = useSiteConfig();
  return useMoneyOf(siteCurrency, undefined);
}

/** How an amount is written that is entered: with the decimals of the site's currency, no more and no fewer. */
export function useDecimals() {
  const decimals = decimalsOf(useSiteConfig().siteCurrency);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
