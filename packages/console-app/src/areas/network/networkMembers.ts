import { useMemo } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { memberCount } from '@livery/api/domain/network';
import { networksOfService } from '@livery/api/domain/topology';
import type { ManagedService } from '@livery/api/generated/types';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import type { LocatedNetwork } from '@livery/api/queries/network';
import type { Resource } from '#kit';
import type { AttachedMachine } from '#resources/components/MachineTable.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { managedServices } from '#resources/managedServices.js';
import { useBalancers, useMachines, useServices, type Machines } from './assignees.js';

/** A load balancer or a managed service in a network. */
interface OtherMember {
  id: string;
  name: string;
  /** What it is. */
  kind: MessageDescriptor;
  href: string;
}

interface NetworkMembers {
  machines: readonly AttachedMachine[];
  others: readonly OtherMember[];
  /** How many there are beside those. */
  unnamed: number;
}

/** What networks may have in them, as far as it is known. */
interface Candidates {
  machines: Machines;
  balancers: ReadonlyMap<string, LocatedLoadBalancer>;
  services: readonly ManagedService[];
}

const memberOf =
  <Row extends object>({ idOf, nameOf, hrefOf, messages }: Resource<Row>) =>
  (row: Row): OtherMember => ({ id: idOf(row), name: nameOf(row), kind: messages.one, href: hrefOf(row) });

/** What is in a network: by its name where that is known, the rest by its number. */
export function membersOf(network: LocatedNetwork, { machines, balancers, services }: Candidates): NetworkMembers {
  const { uuid: id, vm_uuids } = network;
  const others = [
    ...[...balancers.values()].filter(({ network_uuid }) => network_uuid === id).map(memberOf(loadBalancers)),
    ...services.filter((service) => networksOfService(service).includes(id)).map(memberOf(managedServices)),
  ];
  return {
    machines: [...new Set(vm_uuids)].map((uuid) => ({ uuid, vm: machines.get(uuid) })),
    others,
    unnamed: Math.max(memberCount(network) - vm_uuids.length - others.length, 0),
  };
}

/** What networks of a location may have in them, of all locations where none is named. */
export function useCandidates(location: string | undefined) {
  const { machines, failures } = useMachines(location);
  const { balancers } = useBalancers(location);
  const services = useServices();
  const candidates: Candidates = useMemo(() => ({ machines, balancers, services }), [machines, balancers, services]);
  return { candidates, failures };
}
