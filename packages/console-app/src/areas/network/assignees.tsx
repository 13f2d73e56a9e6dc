import { useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { entryOf } from '@livery/api/domain/openValues';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useRows } from '#kit/rows/useRows.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Machines by their uuid. */
export type Machines = ReadonlyMap<string, LocatedVm>;

/** The machines of a location, of all where none is named, as far as their lists have come; none where the site has none. */
export function useMachines(location?: string) {
  const { features } = useSiteConfig();
  const all = useLocations();
  const hasMachines = isFeatureOn(features, virtualMachines.feature);
  const places = useMemo(
    () => (hasMachines ? all.filter(({ slug }) => location === undefined || slug === location) : []),
    [hasMachines, all, location],
  );
  const { rows, failures } = useRows(virtualMachines, places);
  const machines: Machines = useMemo(() => new Map(rows.map((vm) => [vm.uuid, vm])), [rows]);
  return { machines, failures };
}

/** Kinds of resources that an address is assigned to (specification: infrastructure, section 3). */
const kinds = {
  virtual_machine: msg`Virtual machine`,
  service: msg`Managed service`,
  load_balancer: msg`Load balancer`,
};

/** Names what an address is assigned to: a machine by its name once that is known, anything else by its kind. */
export function useAssigneeName(machines: Machines): (address: LocatedAddress) => string | undefined {
  const { i18n } = useLingui();
  return useMemo(
    () =>
      ({ assigned_to, assigned_to_resource_type: kind }) => {
        if (!assigned_to) return undefined;
        const words = entryOf(kinds, kind ?? '');
        return machines.get(assigned_to)?.name ?? (words ? i18n._(words) : (kind ?? assigned_to));
      },
    [i18n, machines],
  );
}

/** What an address is assigned to, with a link to a machine or a managed service. */
export function Assignee({ address, machines }: { address: LocatedAddress; machines: Machines }) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const name = useAssigneeName(machines)(address);
  const { location, assigned_to, assigned_to_resource_type: kind } = address;
  if (!assigned_to || name === undefined) return <Text as="span" tone="muted">{t`Not assigned`}</Text>;
  const pages = {
    virtual_machine: isFeatureOn(features, 'vms') && href('vm', { location, vmId: assigned_to }),
    service: isFeatureOn(features, 'services') && href('service', { location, serviceId: assigned_to }),
  };
  const page = entryOf(pages, kind ?? '');
  if (!page) return name;
  return (
    <Link variant="standalone" href={page}>
      {name}
    </Link>
  );
}
