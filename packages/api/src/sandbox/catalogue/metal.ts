import type { BareMetalOs, BareMetalSpec } from '../../generated/types.js';
import { locationCatalogue } from './locations.js';

/** A kind of machine on offer, wherever it is. */
export interface MetalOffer {
  spec: Omit<BareMetalSpec, 'is_available' | 'available_count'>;
  /** EUR a month in Jõhvi, without tax. */
  monthly: number;
  /** How many machines of it each location has, leased ones included. */
  machines: Readonly<Record<string, number>>;
}

export const metalOffers: readonly MetalOffer[] = [
  {
    spec: {
      id: 'compact',
      title: 'Compact',
      subtitle: '8 cores, 64 GB, 2 × 960 GB NVMe',
      description: 'Web servers, build agents and small virtualisation hosts.',
      processor: 'AMD EPYC 4344P, 8 cores at 3.8 GHz',
      memory_gb: 64,
      disks: '2 × 960 GB NVMe',
      network: '1 Gbit/s',
      ready_os_ids: ['debian-12', 'ubuntu-24-04', 'rocky-9'],
    },
    monthly: 89,
    machines: { jhv: 6, tll: 4, trtu: 3, jkt01: 2 },
  },
  {
    spec: {
      id: 'standard',
      title: 'Standard',
      subtitle: '32 cores, 256 GB, 2 × 3.84 TB NVMe',
      description: 'Databases, application servers and virtualisation.',
      processor: 'AMD EPYC 9354, 32 cores at 3.25 GHz',
      memory_gb: 256,
      disks: '2 × 3.84 TB NVMe',
      network: '10 Gbit/s',
      ready_os_ids: ['debian-12', 'ubuntu-24-04'],
    },
    monthly: 219,
    machines: { jhv: 4, tll: 3, trtu: 1, jkt01: 1 },
  },
  {
    spec: {
      id: 'large',
      title: 'Large',
      subtitle: '2 × 48 cores, 768 GB, 4 × 7.68 TB NVMe',
      description: 'In-memory databases, analytics and dense virtualisation.',
      processor: '2 × AMD EPYC 9454, 96 cores at 2.75 GHz',
      memory_gb: 768,
      disks: '4 × 7.68 TB NVMe',
      network: '25 Gbit/s',
      ready_os_ids: ['debian-12'],
    },
    monthly: 649,
    machines: { jhv: 1, tll: 1 },
  },
  {
    spec: {
      id: 'storage',
      title: 'Storage',
      subtitle: '16 cores, 128 GB, 12 × 18 TB HDD, 2 × 960 GB NVMe',
      description: 'Backups, archives and object storage of your own.',
      processor: 'AMD EPYC 9124, 16 cores at 3.0 GHz',
      memory_gb: 128,
      disks: '12 × 18 TB HDD, 2 × 960 GB NVMe',
      network: '10 Gbit/s',
      ready_os_ids: ['debian-12', 'rocky-9'],
    },
    monthly: 329,
    machines: { jhv: 2, trtu: 1 },
  },
];

export const metalOs: readonly BareMetalOs[] = [
  { id: 'debian-12', display_name: 'Debian 12' },
  { id: 'debian-13', display_name: 'Debian 13' },
  { id: 'ubuntu-24-04', display_name: 'Ubuntu 24.04 LTS' },
  { id: 'ubuntu-22-04', display_name: 'Ubuntu 22.04 LTS' },
  { id: 'rocky-9', display_name: 'Rocky Linux 9' },
  { id: 'proxmox-8', display_name: 'Proxmox VE 8' },
  { id: 'windows-2022', display_name: 'Windows Server 2022' },
];

/** The addresses and names of a machine, which follow from its number in its location. */
export function machineNetwork(slug: string, number: number) {
  const { private_octet = 0, ipv6_prefix = null } = locationCatalogue[slug] ?? {};
  const pair = (value: number): string => (value % 256).toString(16).padStart(2, '0');
  const [row, host] = [Math.floor(number / 200), (number % 200) + 10];
  return {
    hostname: `bm-${slug}-${String(number).padStart(3, '0')}`,
    public_ips: [
      `185.47.${private_octet + row}.${host}`,
      ...(ipv6_prefix === null ? [] : [`${ipv6_prefix}:f000::${number.toString(16)}`]),
    ],
    private_ipv4: `10.${private_octet + 200}.${row}.${host}`,
    gateway: `185.47.${private_octet + row}.1`,
    netmask: '255.255.255.0',
    mac: `a0:36:9f:${pair(private_octet)}:${pair(number >> 8)}:${pair(number)}`,
    serial_number: `SN-${slug.toUpperCase()}-${String(number * 7919 + 100_000).slice(-6)}`,
  };
}
