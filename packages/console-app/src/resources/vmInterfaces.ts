import { msg, plural } from '@lingui/core/macro';
import { EthernetPort } from 'lucide-react';
import type { VmInterface } from '@livery/api/generated/types';
import { interfacesIn } from '@livery/api/queries/compute';
import type { Located } from '@livery/api/queries/read';
import { defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** A network interface of a machine and where it is. */
export type LocatedInterface = Located<VmInterface>;

/** The network interfaces of all machines (specification: infrastructure, section 7). They are shown on their machine's page. */
export const vmInterfaces = defineResource<LocatedInterface>({
  kind: 'vm_interface',
  csvName: 'network interfaces',
  feature: 'vms',
  icon: EthernetPort,
  messages: {
    title: msg`Interfaces`,
    synonyms: msg`NIC, VLAN`,
    one: msg`Interface`,
    count: (count) => plural(count, { one: '# interface', other: '# interfaces' }),
    search: msg`Search interfaces`,
    searchHint: msg`Address, MAC address, network or VLAN`,
    empty: msg`The network interfaces of your virtual machines will be here, from all locations.`,
    loadError: (locationNames) => msg`The interfaces in ${locationNames} could not be loaded`,
  },
  source: { scope: 'location', read: interfacesIn },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ ip, mac }) => ip || mac,
  locationOf: ({ location }) => location,
  list: 'vmInterfaces',
  hrefOf: ({ location, vm_uuid }) =>
    vm_uuid ? href('vm', { location, vmId: vm_uuid }, { tab: 'network' }) : href('vmInterfaces'),
  subtitle: ({ ip, mac }) => (ip ? mac : undefined),
  searchTexts: ({ ip, mac, uuid, vm_uuid, network_name, subinterfaces }) => [
    ip,
    mac,
    uuid,
    vm_uuid,
    network_name,
    ...subinterfaces.flatMap((one) => [one.ip, one.mac, `VLAN ${one.vlan_tag}`]),
  ],
});
