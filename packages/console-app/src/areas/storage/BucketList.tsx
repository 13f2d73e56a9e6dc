import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Badge, Inline, Link, LinkButton } from '@livery/ui';
import { bucketGigabytes } from '@livery/api/domain/storage';
import type { Bucket } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import { csvAmount, type ListColumn, type ListFilter, ResourceList, useCommonColumns } from '#kit';
import { buckets } from '#resources/buckets.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { bucketActions } from './actions.js';
import { StorageTabs } from './StorageTabs.js';
import { useStoragePrice, type StoragePricer } from './useStoragePrice.js';

/** The buckets of the object storage (specification: infrastructure, section 3). */
export default function BucketList() {
  const { t } = useLingui();
  const { priceOf, query } = useStoragePrice();
  return (
    <StorageTabs screen="buckets">
      <ResourceList
        resource={buckets}
        actions={bucketActions}
        columns={useColumns(priceOf)}
        filters={useFilters()}
        loading={query.isPending}
        create={
          <LinkButton href={href('createBucket')} variant="primary" icon={Plus}>
            {t`Create bucket`}
          </LinkButton>
        }
      />
    </StorageTabs>
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(priceOf: StoragePricer) {
  const { t } = useLingui();
  const common = useCommonColumns(buckets);
  const { money } = useMoney();
  const { number, fileSize } = useUnits();
  const { siteCurrency } = useSiteConfig();
  const { data: accounts } = useQuery(billingAccounts());
  return useMemo((): readonly ListColumn<Bucket>[] => {
    const titles = new Map(accounts?.map(({ id, title }) => [id, title]));
    const accountTitle = ({ billing_account_id: id }: Bucket) => titles.get(id) ?? `${id}`;
    const monthly = (row: Bucket) => priceOf(bucketGigabytes(row)).monthly;
    return [
      {
        ...common.name,
        csv: { ...common.name.csv, is_suspended: ({ is_suspended }) => is_suspended },
        cell: (row) => (
          <Inline as="span" gap={2}>
            <Link href={buckets.hrefOf(row)} variant="standalone">
              {row.name}
            </Link>
            {row.is_suspended && <Badge tone="danger">{t`Suspended`}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'objects',
        header: t`Objects`,
        align: 'end',
        width: '96px',
        sortKey: (row) => row.num_objects,
        csv: { num_objects: (row) => row.num_objects },
        cell: (row) => number(row.num_objects),
      },
      {
        id: 'size',
        header: t`Size`,
        align: 'end',
        width: '104px',
        sortKey: (row) => row.size_bytes,
        csv: { size_bytes: (row) => row.size_bytes },
        cell: (row) => fileSize(row.size_bytes),
      },
      {
        id: 'account',
        header: t`Billing account`,
        hideBelow: 'medium',
        width: '176px',
        sortKey: accountTitle,
        searchable: true,
        csv: { billing_account: (row) => row.billing_account_id },
        cell: accountTitle,
      },
      {
        id: 'owner',
        header: t`Owner`,
        hideBelow: 'wide',
        width: '120px',
        optional: true,
        sortKey: ({ owner }) => owner,
        csv: { owner: ({ owner }) => owner },
        cell: ({ owner }) => owner,
      },
      {
        id: 'price',
        header: t`Per month`,
        align: 'end',
        hideBelow: 'medium',
        width: '100px',
        sortKey: monthly,
        csv: csvAmount('monthly', siteCurrency, monthly),
        cell: (row) => money(monthly(row)),
      },
      { ...common.created, hideBelow: 'large', width: '184px' },
    ];
  }, [t, common, money, number, fileSize, siteCurrency, accounts, priceOf]);
}

/** Whether the storage lets anybody at a bucket. */
function useFilters(): readonly ListFilter<Bucket>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'access',
        label: t`Access`,
        all: t`Active or suspended`,
        options: [
          { id: 'active', label: t`Active` },
          { id: 'suspended', label: t`Suspended` },
        ],
        matches: (row, value) => row.is_suspended === (value === 'suspended'),
      },
    ],
    [t],
  );
}
