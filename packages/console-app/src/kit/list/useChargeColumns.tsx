import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CollectionColumn } from '@livery/ui/collections';
import { useBillingAccountTitles } from '#shared/billingAccounts.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Resource } from '../resource.js';
import { usePrices } from '../rows/usePrices.js';
import { csvAmount } from './csvAmount.js';

/** The billing account that rows are charged to, by its title. The same object until the accounts change. */
export function useBillingAccountColumn<Row extends object>({
  billingAccountOf,
}: Pick<Resource<Row>, 'billingAccountOf'>): CollectionColumn<Row> {
  const { t } = useLingui();
  const accountTitle = useBillingAccountTitles();
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

/** What rows cost a month, without tax. The same object until the prices change. */
export function usePriceColumn<Row extends object>(resource: Pick<Resource<Row>, 'pricing'>): CollectionColumn<Row> {
  const { t } = useLingui();
  const { money } = useMoney();
  const { siteCurrency } = useSiteConfig();
  const { priceOf } = usePrices(resource);
  return useMemo(() => {
    const monthly = (row: Row) => priceOf(row)?.monthly;
    return {
      id: 'price',
      header: t`Per month`,
      align: 'end',
      hideBelow: 'medium',
      width: '100px',
      sortKey: monthly,
      csv: csvAmount('monthly', siteCurrency, monthly),
      cell: (row) => money(monthly(row)),
    };
  }, [t, money, siteCurrency, priceOf]);
}
