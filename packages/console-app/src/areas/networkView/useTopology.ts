import { useMemo } from 'react';
import { areRelationsKnown, topologyOf } from '@livery/api/domain/topology';
import { type Resource, unknownResource, type UnknownResource, useRowsOf } from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { ipAddresses } from '#resources/ipAddresses.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { managedServices } from '#resources/managedServices.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useAvailableResources } from '#resources/resources.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { vmInterfaces } from '#resources/vmInterfaces.js';
import { useLocations } from '#shared/locations.js';

const visibleKinds: ReadonlySet<UnknownResource['kind']> = new Set(
  [privateNetworks, virtualMachines, loadBalancers, managedServices, firewalls, ipAddresses].map(({ kind }) => kind),
);

/**
 * The lists of a location put together; what could not be read is missing in it. `isKnown` says whether every relation of
 * what was read was understood.
 */
export function useTopology(slug: string) {
  const available = useAvailableResources();
  const kinds = useMemo(() => {
    const visible = available.filter(({ kind }) => visibleKinds.has(kind));
    return visible.some(({ kind }) => kind === virtualMachines.kind)
      ? [...visible, unknownResource(vmInterfaces)]
      : visible;
  }, [available]);
  const locations = useLocations();
  const selectedLocations = useMemo(() => locations.filter((one) => one.slug === slug), [locations, slug]);
  const lists = useRowsOf(kinds, selectedLocations);
  const joined = useMemo(() => {
    const rowsOf = <Row extends object>({ kind }: Resource<Row>): readonly Row[] =>
      // The rows of a resource are those that its own read gave.
      (lists.find(({ resource }) => resource.kind === kind)?.rows ?? []) as unknown as readonly Row[];
    const rows = {
      networks: rowsOf(privateNetworks),
      machines: rowsOf(virtualMachines),
      interfaces: rowsOf(vmInterfaces),
      balancers: rowsOf(loadBalancers),
      services: rowsOf(managedServices).filter(({ location }) => location === slug),
      firewalls: rowsOf(firewalls),
      addresses: rowsOf(ipAddresses),
    };
    return { topology: topologyOf(rows), isKnown: areRelationsKnown(rows) };
  }, [lists, slug]);
  return { ...joined, lists, isPending: lists.some(({ isPending }) => isPending) };
}
