import { decimalsOf } from '@livery/api/domain/money';
import { useSiteConfig } from './siteConfig.js';

/** How an amount is written that is entered: with the decimals of the site's currency, no more and no fewer. */
export function useDecimals() {
  const decimals = decimalsOf(useSiteConfig().siteCurrency);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
