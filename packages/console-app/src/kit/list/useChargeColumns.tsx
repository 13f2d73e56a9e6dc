import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CollectionColumn } from '@livery/ui/collections';
import { useBillingAccountTitles } from '#shared/billingAccounts.js';
import { csvAmount } from '#shared/csvAmount.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Resource } from '../resource.js';
import { usePrices } from '../rows/usePrices.js';

const untitled = (): string => '';

/** The billing account that rows are charged to, by its title. Unless it is wanted no accounts are asked for. */
export function useAccountColumn<Row extends object>(
  { billingAccountOf }: Resource<Row>,
  isWanted: boolean,
): CollectionColumn<Row> {
  const { t } = useLingui();
  const titles = useBillingAccountTitles(isWanted);
  // Others may ask for the accounts: what shows none of them stays the same.
  const accountTitle = isWanted ? titles : untitled;
  return useMemo(() => {
    const titleOf = (row: Row): string => accountTitle(billingAccountOf?.(row));
    return {
      id: 'account',
      header: t`Billing account`,
      hideBelow: 'wide',
      width: '160px',
      sortKey: titleOf,
      searchable: true,
      csv: { billing_account: (row) => billingAccountOf?.(row) },
      cell: titleOf,
    };
  }, [t, accountTitle, billingAccountOf]);
}

/** What rows cost a month, without tax. Unless it is wanted no prices are asked for. */
export function usePriceColumn<Row extends object>(resource: Resource<Row>, isWanted: boolean): CollectionColumn<Row> {
  const { t } = useLingui();
  const { money } = useMoney();
  const { siteCurrency } = useSiteConfig();
  const { priceOf } = usePrices<Row>(isWanted ? resource : {});
  return useMemo(() => {
    const monthly = (row: Row) => priceOf(row)?.monthly;
    return {
      id: 'price',
      header: t`Per month`,
      align: 'end',
      hideBelow: 'medium',
      width: '100px',
      sortKey: monthly,
      csv: {
        ...csvAmount('hourly', siteCurrency, (row: Row) => priceOf(row)?.hourly, 'hourly'),
        ...csvAmount('monthly', siteCurrency, monthly),
      },
      cell: (row) => money(monthly(row)),
    };
  }, [t, money, siteCurrency, priceOf]);
}
