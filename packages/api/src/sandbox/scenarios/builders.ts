import type { Disk, IpAddress } from '../../generated/types.js';
import { licenseOf } from '../catalogue/images.js';
import { defaultPool, locationCatalogue } from '../catalogue/locations.js';
import { timestamp } from '../clock.js';
import { addReplica, backUp, nextBackupTime, replicaSize } from '../lifecycle/backups.js';
import { assignToVm, newAddress } from '../state/addresses.js';
import { hostAddress, publicIpv6 } from '../state/networks.js';
import { nextMac, nextUuid } from '../state/random.js';
import type { NetworkRecord, SandboxVm, State, VmRecord } from '../state/state.js';
import { keepSize } from '../state/usage.js';

export const day = 24 * 60 * 60 * 1000;

interface NetworkFacts {
  slug: string;
  name: string;
  /** Third octet of the range. */
  number: number;
  /** Length of the range's prefix. */
  prefix?: number;
  is_default?: boolean;
  has_ipv6?: boolean;
  /** When it was created, in ms. */
  created: number;
}

/** Adds a private network to a location. */
export function addNetwork(state: State, facts: NetworkFacts): NetworkRecord {
  const { slug, name, number, prefix = 24, is_default = false, has_ipv6 = is_default, created } = facts;
  const offer = locationCatalogue[slug];
  const network: NetworkRecord = {
    uuid: nextUuid(state),
    name,
    type: 'private',
    subnet: `10.${offer?.private_octet ?? 0}.${number}.0/${prefix}`,
    subnet_ipv6: has_ipv6 && offer?.ipv6_prefix ? `${offer.ipv6_prefix}:${(number + 1).toString(16)}::/64` : null,
    is_default,
    location: slug,
    created_at: timestamp(created),
    updated_at: timestamp(created),
  };
  const location = state.locations[slug];
  if (location) location.networks[network.uuid] = network;
  return network;
}

interface AddressFacts {
  slug: string;
  /** Number in the location's range. */
  host: number;
  name: string | null;
  account: number;
  created: number;
  vm?: VmRecord;
}

/** Adds a floating address, led to a machine if there is one; undefined for a location that has no such addresses. */
export function addAddress(
  state: State,
  { slug, host, name, account, created, vm }: AddressFacts,
): IpAddress | undefined {
  const location = state.locations[slug];
  const range = locationCatalogue[slug]?.public_range;
  if (!location || !range) return undefined;
  const facts = { slug, name, billing_account_id: account, address: hostAddress(range, host) };
  const address = newAddress(state, created, facts);
  location.addresses[address.address] = address;
  if (vm) assignToVm(address, vm, created);
  return address;
}

export interface VmFacts {
  slug: string;
  name: string;
  description?: string;
  os: [name: string, version: string];
  vcpu: number;
  /** In GB. */
  memory: number;
  /** In GB, the primary one first. */
  disks: number[];
  status?: 'running' | 'stopped';
  network: NetworkRecord;
  /** Number in the network. */
  host: number;
  /** Number of its floating address in the location's range. */
  public_host?: number;
  backup?: boolean;
  /** Ages of its snapshots in days. */
  snapshots?: number[];
  account: number;
  username?: string;
  /** Name of the pool it was designated to. */
  pool?: string;
  ignores_acpi?: boolean;
  /** In days. */
  age: number;
  /** What it had before it was resized, and how many days ago that was. */
  resized?: { vcpu: number; memory: number; age: number };
}

function disksOf(state: State, sizes: number[]): Disk[] {
  return sizes.map((size, at) => ({
    uuid: nextUuid(state),
    name: `sd${String.fromCharCode(97 + at)}`,
    size,
    primary: at === 0,
    shared: false,
    replicas: [],
  }));
}

function addCopies(state: State, record: VmRecord, { backup, snapshots = [], age }: VmFacts, now: number): void {
  const disk = record.vm.storage[0];
  if (!disk) return;
  const weeks = backup ? [5, 4, 3, 2].filter((week) => (week - 1) * 7 < age) : [];
  for (const week of weeks) backUp(state, record, nextBackupTime(now - (week - 1) * 7 * day));
  for (const days of snapshots) {
    const uuid = nextUuid(state);
    const created_at = timestamp(now - days * day);
    addReplica(disk, { uuid, type: 'snapshot', master_uuid: disk.uuid, size_gb: replicaSize(disk, uuid), created_at });
  }
  disk.replicas.sort((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1));
}

/** Adds a machine that has been there for a while. */
export function addVm(state: State, now: number, facts: VmFacts): VmRecord {
  const { slug, name, os, vcpu, memory, disks, status = 'running', network, host, account, age } = facts;
  const created = now - age * day;
  const standard = defaultPool(slug);
  const designated = facts.pool
    ? locationCatalogue[slug]?.pools.find(({ pool }) => pool.name === facts.pool)?.pool
    : undefined;
  const current = status === 'running' ? (designated ?? standard) : undefined;
  const vm: SandboxVm = {
    uuid: nextUuid(state),
    name,
    description: facts.description ?? null,
    status,
    status_changed_at: timestamp(now - (age / 2) * day),
    vcpu,
    memory: memory * 1024,
    hostname: name,
    username: facts.username ?? (os[0] === 'windows' ? 'Administrator' : 'ops'),
    os_name: os[0],
    os_version: os[1],
    license_type: licenseOf(os[0]),
    mac: nextMac(state),
    private_ipv4: hostAddress(network.subnet, host),
    public_ipv4: null,
    public_ipv6: publicIpv6(network, host),
    backup: facts.backup ?? false,
    billing_account: account,
    designated_pool_uuid: designated?.uuid ?? null,
    designated_pool_name: designated?.name ?? null,
    current_pool_uuid: current?.uuid ?? null,
    current_pool_name: current?.name ?? null,
    network_uuid: network.uuid,
    location: slug,
    storage: disksOf(state, disks),
    is_rescue: false,
    is_limited: false,
    created_at: timestamp(created),
    updated_at: timestamp(now - (age / 2) * day),
  };
  const record: VmRecord = {
    vm,
    interface_uuid: nextUuid(state),
    subinterfaces: [],
    ignores_acpi: facts.ignores_acpi ?? false,
    wants_public_ip: false,
  };
  const { resized } = facts;
  if (resized) {
    keepSize(record, now - resized.age * day, { ...vm, vcpu: resized.vcpu, memory: resized.memory * 1024 });
  }
  const location = state.locations[slug];
  if (location) location.vms[vm.uuid] = record;
  addCopies(state, record, facts, now);
  if (facts.public_host !== undefined) {
    addAddress(state, { slug, host: facts.public_host, name, account, created, vm: record });
  }
  return record;
}
