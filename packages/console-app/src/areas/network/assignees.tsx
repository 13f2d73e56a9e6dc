import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link, Text } from '@livery/ui';
import { isFeatureOn, type Feature } from '@livery/api/domain/features';
import { assignmentOf } from '@livery/api/domain/network';
import { entryOf } from '@livery/api/domain/openValues';
import type { ManagedService } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { LocatedAddress } from '@livery/api/queries/network';
import { useRows } from '#kit';
import { loadBalancers } from '#resources/loadBalancers.js';
import { managedServices } from '#resources/managedServices.js';
import { useAddressPrice } from '#resources/useAddressPrice.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Machines by their uuid. */
export type Machines = ReadonlyMap<string, LocatedVm>;

/** The machines of a location, of all where none is named, as far as their lists have come; none where the site has none. */
export function useMachines(location?: string) {
  const { rows, failures } = useRows(virtualMachines, useSelectableLocations(virtualMachines.feature, location));
  const machines: Machines = useMemo(() => new Map(rows.map((vm) => [vm.uuid, vm])), [rows]);
  return { machines, failures };
}

/** Kinds of resources that an address is assigned to (specification: infrastructure, section 3). */
const kinds = {
  virtual_machine: msg`Virtual machine`,
  service: msg`Managed service`,
  load_balancer: msg`Load balancer`,
};

/** The load balancers of a location, of all where none is named, by their uuid; none where the site has none. */
export function useBalancers(location?: string) {
  const { rows, failures } = useRows(loadBalancers, useSelectableLocations(loadBalancers.feature, location));
  return { balancers: useMemo(() => new Map(rows.map((row) => [row.uuid, row])), [rows]), failures };
}

/** The managed services of all locations, as far as their list has come; none where the site has none. */
export function useServices(): readonly ManagedService[] {
  const { features } = useSiteConfig();
  const enabled = isFeatureOn(features, managedServices.feature);
  return useQuery({ ...managedServices.source.read(''), enabled }).data ?? none;
}

const none: readonly never[] = [];

/** Where there may be resources of a kind: in the given location, or in all; nowhere where the site does not have the kind. */
function useSelectableLocations(feature: Feature | undefined, location: string | undefined) {
  const { features } = useSiteConfig();
  const all = useLocations();
  const isOn = isFeatureOn(features, feature);
  return useMemo(
    () => (isOn ? all.filter(({ slug }) => location === undefined || slug === location) : []),
    [isOn, all, location],
  );
}

interface Target {
  name: string;
  /** The host pool of a machine. */
  designated_pool_uuid?: string | null | undefined;
}

/** What addresses can be assigned to, as far as it is known, by uuid. */
export type Targets = ReadonlyMap<string, Target>;

/** The machines, load balancers and managed services of a location, of all where none is named, by name. */
export function useTargets(location?: string) {
  const { machines, failures: ofMachines } = useMachines(location);
  const { balancers, failures: ofBalancers } = useBalancers(location);
  const services = useServices();
  const targets: Targets = useMemo(
    () =>
      new Map<string, Target>([
        ...machines,
        ...[...balancers].map(([uuid, { display_name: name }]) => [uuid, { name }] as const),
        ...services.map(({ uuid, display_name: name }) => [uuid, { name }] as const),
      ]),
    [machines, balancers, services],
  );
  return { targets, failures: { machines: ofMachines, balancers: ofBalancers } };
}

/** Prices addresses as they are: one of a machine in its host pool, so that the price is unknown while the machine is. */
export function useCurrentPrice(targets: Targets) {
  const { priceOf } = useAddressPrice();
  return useCallback(
    (address: LocatedAddress) => {
      const { assigned_to, assigned_to_resource_type: kind } = address;
      const target = targets.get(assigned_to ?? '');
      const isPoolUnknown = !target && kind === 'virtual_machine';
      return priceOf(address, isPoolUnknown ? undefined : assignmentOf(address), target?.designated_pool_uuid);
    },
    [priceOf, targets],
  );
}

/** Names what an address is assigned to: by its name once that is known, else by its kind. */
export function useAssigneeName(targets: Targets): (address: LocatedAddress) => string | undefined {
  const { i18n } = useLingui();
  return useMemo(
    () =>
      ({ assigned_to, assigned_to_resource_type: kind }) => {
        if (!assigned_to) return undefined;
        const label = entryOf(kinds, kind ?? '');
        return targets.get(assigned_to)?.name ?? (label ? i18n._(label) : (kind ?? assigned_to));
      },
    [i18n, targets],
  );
}

/** What an address is assigned to, with a link to a machine, a managed service or a load balancer. */
export function Assignee({ address, targets }: { address: LocatedAddress; targets: Targets }) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const name = useAssigneeName(targets)(address);
  const { location, assigned_to, assigned_to_resource_type: kind } = address;
  if (!assigned_to || name === undefined) {
    return (
      <Text as="span" tone="muted">
        {assignmentOf(address) === undefined ? t`Unknown` : t`Not assigned`}
      </Text>
    );
  }
  /* Also to one whose name is not known. */
  const labels = {
    virtual_machine: { feature: virtualMachines.feature, to: href('vm', { location, vmId: assigned_to }) },
    service: { feature: 'services' as const, to: href('service', { location, serviceId: assigned_to }) },
    load_balancer: { feature: loadBalancers.feature, to: href('loadBalancer', { location, uuid: assigned_to }) },
  };
  const target = entryOf(labels, kind ?? '');
  if (!target || !isFeatureOn(features, target.feature)) return name;
  return (
    <Link variant="standalone" href={target.to}>
      {name}
    </Link>
  );
}
