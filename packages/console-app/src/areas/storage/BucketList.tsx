import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, Inline } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { understood } from '@livery/api/domain/openValues';
import type { Bucket } from '@livery/api/generated/types';
import { ResourceList, useCommonColumns } from '#kit';
import { buckets } from '#resources/buckets.js';
import { useUnits } from '#shared/units.js';
import { bucketActions } from './actions.js';

/** The buckets of the object storage (specification: infrastructure, section 3). */
export default function BucketList() {
  return (
    <ResourceList
      resource={buckets}
      actions={bucketActions}
      columns={useColumns()}
      filters={useFilters()}
      create="createBucket"
    />
  );
}

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns() {
  const { t } = useLingui();
  const common = useCommonColumns(buckets, ['price', 'account']);
  const { number, fileSize } = useUnits();
  return useMemo((): readonly CollectionColumn<Bucket>[] => {
    return [
      {
        ...common.name,
        csv: { ...common.name.csv, is_suspended: (row) => understood(row, 'is_suspended') },
        cell: (row) => (
          <Inline as="span" gap={2}>
            {common.name.cell(row)}
            {row.is_suspended && <Badge tone="danger">{t`Suspended`}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'objects',
        header: t`Objects`,
        align: 'end',
        width: '96px',
        csv: { num_objects: (row) => row.num_objects },
        cell: (row) => number(row.num_objects),
      },
      {
        id: 'size',
        header: t`Size`,
        align: 'end',
        width: '104px',
        csv: { size_bytes: (row) => row.size_bytes },
        cell: (row) => fileSize(row.size_bytes),
      },
      { ...common.account, hideBelow: 'medium', width: '176px' },
      {
        id: 'owner',
        header: t`Owner`,
        hideBelow: 'wide',
        width: '120px',
        optional: true,
        csv: { owner: ({ owner }) => owner },
        cell: ({ owner }) => owner,
      },
      common.price,
      { ...common.created, hideBelow: 'large', width: '184px' },
    ];
  }, [t, common, number, fileSize]);
}

/** Whether the storage lets anybody at a bucket; one of which that is not known is neither. */
function useFilters(): readonly CollectionFilter<Bucket>[] {
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
        matches: (row, value) => understood(row, 'is_suspended') === (value === 'suspended'),
      },
    ],
    [t],
  );
}
