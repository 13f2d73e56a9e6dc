import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Badge, Inline } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { isFeatureOn } from '@livery/api/domain/features';
import { understood } from '@livery/api/domain/openValues';
import { machineCount } from '@livery/api/domain/services';
import { letsAnyConnect } from '@livery/api/domain/whitelist';
import type { ManagedService } from '@livery/api/generated/types';
import { ResourceList, useCommonColumns } from '#kit';
import { managedServices } from '#resources/managedServices.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { serviceActions } from './actions.js';
import { useServiceNames } from './serviceNames.js';

/** The managed services of all locations (specification: infrastructure, section 3). */
export default function ServiceList() {
  return (
    <ResourceList
      resource={managedServices}
      actions={serviceActions}
      columns={useColumns()}
      filters={useFilters()}
      isNew={isRequested}
      create="createService"
    />
  );
}

const isRequested = ({ status }: ManagedService): boolean => status === 'requested';

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns() {
  const { t } = useLingui();
  const { number } = useUnits();
  const common = useCommonColumns(managedServices, ['price']);
  const names = useServiceNames();
  return useMemo(
    (): readonly CollectionColumn<ManagedService>[] => [
      {
        ...common.name,
        csv: { ...common.name.csv, uuid: ({ uuid }) => uuid },
        cell: (row) => (
          <Inline as="span" gap={2} wrap={false}>
            <ProductLogo name={row.service} title={names.ofService(row.service)} />
            {common.name.cell(row)}
          </Inline>
        ),
      },
      {
        id: 'service',
        header: t`Service`,
        width: '136px',
        sortKey: names.withVersion,
        searchable: true,
        csv: { service: ({ service }) => service, version: ({ version }) => version },
        cell: names.withVersion,
      },
      { ...common.status, width: '116px' },
      common.location,
      {
        id: 'machines',
        header: t`Machines`,
        align: 'end',
        hideBelow: 'large',
        width: '88px',
        csv: { machines: machineCount },
        cell: (row) => number(machineCount(row) ?? Number.NaN),
      },
      {
        id: 'access',
        header: t`Access`,
        hideBelow: 'medium',
        width: '128px',
        sortKey(row) {
          const entries = understood(row, 'whitelist_addresses');
          return entries && (letsAnyConnect(entries) ? 0 : entries.length);
        },
        csv: { whitelist_addresses: (row) => understood(row, 'whitelist_addresses')?.join(' ') },
        cell(row) {
          const entries = understood(row, 'whitelist_addresses');
          if (entries === undefined) return undefined;
          if (letsAnyConnect(entries)) return <Badge tone="warning">{t`Any address`}</Badge>;
          const count = entries.length;
          return plural(count, { one: '# address', other: '# addresses' });
        },
      },
      common.price,
      {
        ...common.created,
        optional: true,
        csv: { ...common.created.csv, billing_account: ({ billing_account_id }) => billing_account_id },
      },
    ],
    [t, common, names, number],
  );
}

/** Which service it is, and whether anyone may connect. */
function useFilters(): readonly CollectionFilter<ManagedService>[] {
  const { t } = useLingui();
  const names = useServiceNames();
  const hasKubernetes = isFeatureOn(useSiteConfig().features, 'kubernetes');
  return useMemo(
    () => [
      {
        id: 'service',
        label: t`Service`,
        all: t`All services`,
        options: ['postgresql', 'mariadb', ...(hasKubernetes ? ['kubernetes'] : []), 'dummy'].map((id) => ({
          id,
          label: names.ofService(id),
        })),
        matches: ({ service }, value) => service === value,
      },
      {
        id: 'access',
        label: t`Access`,
        all: t`Any access`,
        options: [
          { id: 'open', label: t`Any address` },
          { id: 'whitelist', label: t`Whitelist only` },
        ],
        matches(row, value) {
          const entries = understood(row, 'whitelist_addresses');
          return entries !== undefined && letsAnyConnect(entries) === (value === 'open');
        },
      },
    ],
    [t, names, hasKubernetes],
  );
}
