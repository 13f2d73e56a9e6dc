import { useCallback, useSyncExternalStore } from 'react';
import { formatMoney, inDisplayCurrency, type MoneyPrecision } from '@livery/api/domain/money';
import type { DisplayCurrency } from '@livery/api/generated/types';
import { useSiteConfig } from './siteConfig.js';
import { useStorage } from './services.js';
import { useLocale } from './useLocale.js';

function useChosenCurrency(): string | undefined {
  const { displayCurrency } = useStorage();
  return useSyncExternalStore(displayCurrency.subscribe, displayCurrency.get);
}

type Amount = number | null | undefined;

interface Money {
  money: (amount: Amount) => string;
  /** With the decimals that prices for an hour need. */
  hourly: (amount: Amount) => string;
  /** With the decimals that prices of a price list need, to differ where they differ. */
  unit: (amount: Amount) => string;
  /** The same for an hour, with no fewer decimals than `hourly` has. */
  unitHourly: (amount: Amount) => string;
}

/** Writes amounts of the site's currency in the currency and language of the visitor. An unknown one is a dash. */
export function useMoney(): Money {
  const { siteCurrency, displayCurrencies } = useSiteConfig();
  const chosen = useChosenCurrency();
  return useMoneyOf(
    siteCurrency,
    displayCurrencies.find(({ code }) => code === chosen),
  );
}

/** Writes amounts of a currency in the language of the visitor, and in a display currency where one is given. */
export function useMoneyOf(currency: string, display: DisplayCurrency | undefined): Money {
  const locale = useLocale();
  const write = useCallback(
    (amount: Amount, precision: MoneyPrecision) => {
      const displayed = inDisplayCurrency({ amount: amount ?? undefined, currency }, display);
      return formatMoney(displayed.amount, displayed.currency, { locale, precision });
    },
    [display, locale, currency],
  );
  return {
    money: useCallback((amount: Amount) => write(amount, 'amount'), [write]),
    hourly: useCallback((amount: Amount) => write(amount, 'hourly'), [write]),
    unit: useCallback((amount: Amount) => write(amount, 'unit'), [write]),
    unitHourly: useCallback((amount: Amount) => write(amount, 'unitHourly'), [write]),
  };
}

/** The display currency of the visitor, by its code; undefined is the site's own. A choice shows in all prices at once. */
export function useDisplayCurrency(): [string | undefined, (code: string | undefined) => void] {
  const { displayCurrency } = useStorage();
  const choose = (code: string | undefined) => {
    if (code === undefined) displayCurrency.clear();
    else displayCurrency.set(code);
  };
  return [useChosenCurrency(), choose];
}
