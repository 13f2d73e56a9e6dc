import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, Inline } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { ResourceList, useCommonColumns } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { csvAmount } from '#shared/csvAmount.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { accountActions } from './actions.js';

/** The billing accounts (specification: account and billing, section 3). */
export default function AccountList() {
  return (
    <ResourceList
      resource={billingAccounts}
      actions={accountActions}
      columns={useColumns()}
      create="createBillingAccount"
    />
  );
}

const creditLeft = ({ running_totals }: BillingAccount): number => running_totals.credit_available;

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns() {
  const { t } = useLingui();
  const common = useCommonColumns(billingAccounts);
  const { money } = useMoney();
  const { money: siteMoney } = useSiteMoney();
  const { siteCurrency } = useSiteConfig();
  return useMemo(
    (): readonly CollectionColumn<BillingAccount>[] => [
      {
        ...common.name,
        csv: { ...common.name.csv, id: ({ id }) => id, is_default: (row) => understood(row, 'is_default') },
        cell: (row) => (
          <Inline as="span" gap={2} wrap={false}>
            {common.name.cell(row)}
            {row.is_default && <Badge>{t`Default`}</Badge>}
          </Inline>
        ),
      },
      { ...common.status, width: '168px' },
      {
        id: 'company',
        header: t`Company`,
        hideBelow: 'large',
        width: '200px',
        searchable: true,
        csv: { company_name: ({ company_name }) => company_name },
        cell: ({ company_name }) => company_name,
      },
      {
        id: 'month',
        header: t`This month`,
        align: 'end',
        hideBelow: 'medium',
        width: '112px',
        csv: csvAmount('running_total', siteCurrency, ({ running_totals }) => running_totals.total),
        cell: ({ running_totals }) => money(running_totals.total),
      },
      {
        id: 'unpaid',
        header: t`Unpaid`,
        align: 'end',
        hideBelow: 'medium',
        width: '104px',
        csv: csvAmount('unpaid', siteCurrency, ({ unpaid_amount }) => unpaid_amount),
        cell: ({ unpaid_amount }) => siteMoney(unpaid_amount),
      },
      {
        id: 'credit',
        header: t`Credit left`,
        align: 'end',
        width: '112px',
        csv: csvAmount('credit_available', siteCurrency, creditLeft),
        cell: (row) => money(creditLeft(row)),
      },
    ],
    [t, common, money, siteMoney, siteCurrency],
  );
}
