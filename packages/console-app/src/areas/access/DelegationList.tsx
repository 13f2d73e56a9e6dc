import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, InfoIcon } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import type { AccessDelegation } from '@livery/api/generated/types';
import { ResourceList, useCommonColumns } from '#kit';
import { accessDelegations } from '#resources/accessDelegations.js';
import { useBillingAccountTitles } from '#shared/billingAccounts.js';
import { useUnits } from '#shared/units.js';
import { delegationActions } from './actions.js';
import { useDelegationFacts } from './useDelegationFacts.js';

/** The access delegations (specification: account and billing, section 3). */
export default function DelegationList() {
  return (
    <ResourceList
      resource={accessDelegations}
      actions={delegationActions}
      columns={useColumns()}
      filters={useFilters()}
      loadingRows={2}
      create="createAccessDelegation"
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const { name, created } = useCommonColumns(accessDelegations);
  const { number } = useUnits();
  const accountTitle = useBillingAccountTitles();
  const { accountOf, countsOf } = useDelegationFacts();
  return useMemo((): readonly CollectionColumn<AccessDelegation>[] => {
    const scope = (row: AccessDelegation) => {
      const id = accountOf(row);
      if (id === undefined) return t`Unknown`;
      return id === null ? t`Global` : t`Restricted to ${accountTitle(id)}`;
    };
    const accepted = (row: AccessDelegation) => countsOf(row).accepted;
    const pending = (row: AccessDelegation) => countsOf(row).pending;
    return [
      name,
      {
        id: 'scope',
        header: t`Scope`,
        info: (
          <InfoIcon
            label={t`About the scope`}
            content={t`A restricted delegation reaches what is charged to one billing account, a global one everything in your account.`}
          />
        ),
        width: '232px',
        sortKey: scope,
        searchable: true,
        csv: { billing_account: ({ billing_account_id }) => billing_account_id },
        cell: (row) => (accountOf(row) === null ? <Badge tone="warning">{scope(row)}</Badge> : scope(row)),
      },
      {
        id: 'accepted',
        header: t`Accepted`,
        width: '96px',
        align: 'end',
        csv: { accepted },
        cell: (row) => number(accepted(row)),
      },
      {
        id: 'pending',
        header: t`Pending`,
        width: '96px',
        align: 'end',
        hideBelow: 'medium',
        csv: { pending },
        cell: (row) => number(pending(row)),
      },
      { ...created, width: '176px' },
    ];
  }, [t, name, created, accountTitle, accountOf, countsOf, number]);
}

function useFilters(): readonly CollectionFilter<AccessDelegation>[] {
  const { t } = useLingui();
  const { accountOf } = useDelegationFacts();
  return useMemo(
    () => [
      {
        id: 'scope',
        label: t`Scope`,
        all: t`Every scope`,
        options: [
          { id: 'global', label: t`Global` },
          { id: 'restricted', label: t`Restricted` },
        ],
        matches(row, value) {
          const id = accountOf(row);
          return id !== undefined && (id === null) === (value === 'global');
        },
      },
    ],
    [t, accountOf],
  );
}
