import { parseTimestamp } from '../../domain/timestamps.js';
import { images } from '../catalogue/images.js';
import { hash } from '../state/random.js';
import type { LocationState, VmRecord } from '../state/state.js';

/** A virtual machine as its own shell sees it. */
export interface ShellMachine {
  hostname: string;
  username: string;
  /** Id, name and version of the operating system: `ubuntu`, `Ubuntu`, `24.04`. */
  osName: string;
  osTitle: string;
  osVersion: string;
  /** In MB. */
  memory: number;
  memoryUsed: number;
  interfaces: { name: string; mac: string; addresses: string[] }[];
  /** Sizes in GB. */
  disks: { device: string; size: number; used: number; place: string }[];
  /** Both in ms since 1970. */
  startedAt: number;
  now: number;
}

/** The name and version of the operating system: `Ubuntu 24.04`. */
export const vmOsTitle = ({ osTitle, osVersion }: Pick<ShellMachine, 'osTitle' | 'osVersion'>): string =>
  `${osTitle} ${osVersion}`;

const prefixOf = (subnet: string | null | undefined): string => subnet?.split('/')[1] ?? '24';

/** What a machine says about itself; how much is in use only depends on its uuid. */
export function shellMachine(place: LocationState, { vm, subinterfaces }: VmRecord, now: number): ShellMachine {
  const network = vm.network_uuid ? place.networks[vm.network_uuid] : undefined;
  const share = (of: string): number => 0.15 + (hash(of) % 50) / 100;
  const image = images.find(({ os_name }) => os_name === vm.os_name);
  return {
    hostname: vm.hostname,
    username: vm.username,
    osName: vm.os_name,
    osTitle: image?.display_name ?? vm.os_name,
    osVersion: vm.os_version,
    memory: vm.memory,
    memoryUsed: Math.round(vm.memory * share(vm.uuid)),
    interfaces: [
      {
        name: 'eth0',
        mac: vm.mac,
        addresses: [
          ...(vm.private_ipv4 ? [`${vm.private_ipv4}/${prefixOf(network?.subnet)}`] : []),
          ...(vm.public_ipv6 ? [`${vm.public_ipv6}/${prefixOf(network?.subnet_ipv6)}`] : []),
        ],
      },
      ...subinterfaces.map(({ vlan_tag: tag, mac, ip, network_uuid: uuid }) => ({
        name: `eth0.${tag}`,
        mac,
        addresses: ip ? [`${ip}/${prefixOf(place.networks[uuid]?.subnet)}`] : [],
      })),
    ],
    disks: vm.storage.map(({ uuid, size, primary }, index) => {
      const device = `/dev/vd${String.fromCodePoint(97 + index)}`;
      return { device, size, used: Math.round(size * share(uuid)), place: primary ? '/' : `/mnt/disk${index}` };
    }),
    startedAt: parseTimestamp(vm.status_changed_at).getTime(),
    now,
  };
}
