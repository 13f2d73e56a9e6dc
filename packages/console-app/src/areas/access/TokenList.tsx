import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import type { ListedApiToken } from '@livery/api/queries/access';
import { ResourceList, timeKey, useCommonColumns } from '#kit';
import { apiTokens } from '#resources/apiTokens.js';
import { useTime } from '#shared/time.js';
import { tokenActions } from './actions.js';
import { TokenReach } from './TokenReach.js';

/** The API tokens (specification: account and billing, section 3). Never the tokens themselves: those are on their pages, on request. */
export default function TokenList() {
  return (
    <ResourceList
      resource={apiTokens}
      actions={tokenActions}
      columns={useColumns()}
      filters={useFilters()}
      loadingRows={3}
      create="createApiToken"
    />
  );
}

function useColumns() {
  const { t } = useLingui();
  const { name, account, created } = useCommonColumns(apiTokens, ['account']);
  const { dateTime } = useTime();
  return useMemo(
    (): readonly CollectionColumn<ListedApiToken>[] => [
      { ...name, header: t`Description`, csv: { description: ({ description }) => description } },
      {
        id: 'restricted',
        header: t`Reaches`,
        width: '152px',
        csv: { restricted: ({ restricted }) => restricted },
        cell: ({ restricted }) => <TokenReach restricted={restricted} />,
      },
      { ...account, width: '176px', hideBelow: 'medium' },
      {
        id: 'updated',
        header: t`Changed`,
        width: '176px',
        hideBelow: 'wide',
        optional: true,
        sortKey: ({ updated_at }) => timeKey(updated_at),
        csv: { updated_at: ({ updated_at }) => updated_at },
        cell: ({ updated_at }) => dateTime(updated_at),
      },
      { ...created, width: '176px' },
    ],
    [t, name, account, created, dateTime],
  );
}

function useFilters(): readonly CollectionFilter<ListedApiToken>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'reach',
        label: t`Reaches`,
        all: t`Restricted or not`,
        options: [
          { id: 'restricted', label: t`One billing account` },
          { id: 'everything', label: t`Everything` },
        ],
        matches: ({ restricted }, value) => restricted === (value === 'restricted'),
      },
    ],
    [t],
  );
}
