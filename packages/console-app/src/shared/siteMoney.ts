import { useMoneyOf } from './money.js';
import { useSiteConfig } from './siteConfig.js';

/** Writes amounts that are entered, paid or charged: in the currency of the site, whatever prices are shown in. */
export function useSiteMoney() {
  const { siteCurrency } = useSiteConfig();
  return useMoneyOf(siteCurrency, undefined);
}
