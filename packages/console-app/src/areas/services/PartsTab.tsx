import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import {
  Alert,
  CopyButton,
  EmptyState,
  IconButton,
  Link,
  Menu,
  Section,
  Stack,
  Table,
  type TableColumn,
} from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { isKnown } from '@livery/api/domain/openValues';
import { backupsKept } from '@livery/api/domain/services';
import type { ManagedService, ServiceResource } from '@livery/api/generated/types';
import { type Actions, copyable, ResourceStatus, useActions } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { partActions, type ServicePart } from './actions.js';
import { useServiceNames } from './serviceNames.js';
import { usePartAddresses, type AddressesOfPart } from './usePartAddresses.js';

/** What a service is made of: its machines, which start and stop, and what it has besides (specification: infrastructure, section 3). */
export function PartsTab({ service }: { service: ManagedService }) {
  const { t } = useLingui();
  const rows = service.resources.map((resource) => ({ service, resource }));
  const forParts = useActions(partActions, { rows });
  const columns = useColumns(forParts, usePageOf(service), usePartAddresses(service));
  const unknown = isKnown(service, 'resources')
    ? undefined
    : t`The resources are not fully known: the server's answer was not understood.`;
  return (
    <Section
      heading={t`Resources`}
      description={t`Each machine is backed up once a day; the last ${backupsKept} backups are kept.`}
    >
      <Stack>
        {forParts.failures}
        {unknown !== undefined && rows.length > 0 && <Alert tone="warning">{unknown}</Alert>}
        <Table
          caption={t`Resources`}
          columns={columns}
          rows={rows}
          getRowId={partActions.idOf}
          empty={<EmptyState>{unknown ?? t`The resources will be here as soon as they are set up.`}</EmptyState>}
        />
      </Stack>
      {forParts.dialog}
    </Section>
  );
}

/** The page that the console has of a part: of a private network. */
function usePageOf({ location }: ManagedService): (resource: ServiceResource) => string | undefined {
  const { features } = useSiteConfig();
  const hasNetworks = isFeatureOn(features, 'privateNetworks');
  return useMemo(
    () =>
      ({ resource_type, resource_uuid: uuid }) =>
        resource_type === 'network' && hasNetworks ? href('privateNetwork', { location, uuid }) : undefined,
    [location, hasNetworks],
  );
}

/** The status of a machine in the words of virtual machines. */
function PartStatus({ resource }: { resource: ServiceResource }): ReactNode {
  const { status } = virtualMachines;
  if (!status) return null;
  const { labelOf: _, timeoutOf: __, ...words } = status;
  return (
    <ResourceStatus
      row={resource}
      status={{ ...words, of: (one) => one.status ?? '', since: (one) => one.status_changed_at }}
    />
  );
}

function useColumns(
  { menu }: Actions<typeof partActions>,
  pageOf: (resource: ServiceResource) => string | undefined,
  addressesOf: AddressesOfPart,
): readonly TableColumn<ServicePart>[] {
  const { t } = useLingui();
  const units = useUnits();
  const names = useServiceNames();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Resource`,
        rowHeader: true,
        cell({ resource }) {
          const { name, resource_type } = resource;
          if (name === undefined) return <CopyButton value={resource.resource_uuid} label={t`UUID`} showValue />;
          const page = resource_type === 'network' ? pageOf(resource) : undefined;
          return page ? (
            <Link href={page} variant="standalone">
              {name}
            </Link>
          ) : (
            name
          );
        },
      },
      {
        id: 'kind',
        header: t`Kind`,
        cell({ resource: { resource_type, role } }) {
          const kind = names.ofPart(resource_type);
          return role ? `${kind}, ${role}` : kind;
        },
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ resource }) => resource.status && <PartStatus resource={resource} />,
      },
      {
        id: 'size',
        header: t`Size`,
        hideBelow: 'medium',
        cell({ resource: { vcpu, memory, storage_gb } }) {
          if (vcpu === undefined || memory === undefined || storage_gb === undefined) return undefined;
          const cpus = units.number(vcpu);
          const ram = units.memory(memory);
          const disk = units.gigabytes(storage_gb);
          return t`${cpus} vCPU · ${ram} · ${disk}`;
        },
      },
      {
        id: 'private',
        header: t`Private IPv4`,
        cell: ({ resource }) => copyable(resource.private_ipv4, t`private address`),
      },
      {
        id: 'public',
        header: t`Public IPv4`,
        cell({ resource }) {
          const all = addressesOf(resource);
          if (all.length === 0) return undefined;
          return (
            <Stack gap={1}>
              {all.map(({ address, href: page }) => (
                <span key={address}>
                  {page === undefined ? (
                    copyable(address, t`public address`)
                  ) : (
                    <Link href={page} variant="standalone">
                      {address}
                    </Link>
                  )}
                </span>
              ))}
            </Stack>
          );
        },
      },
      {
        id: 'backups',
        header: t`Backups`,
        align: 'end',
        hideBelow: 'large',
        cell: ({ resource }) => resource.replicas && units.number(resource.replicas.length),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell(row) {
          if (row.resource.resource_type !== 'vm') return null;
          const name = partActions.nameOf(row);
          return (
            <Menu
              label={t`Actions of ${{ name }}`}
              align="end"
              trigger={<IconButton icon={Ellipsis} size="small" label={t`Actions of ${{ name }}`} />}
              items={menu(row)}
            />
          );
        },
      },
    ],
    [t, units, names, menu, pageOf, addressesOf],
  );
}
