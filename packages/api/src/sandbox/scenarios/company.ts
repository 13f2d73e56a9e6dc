import { recordEvent } from '../state/events.js';
import { hostAddress } from '../state/networks.js';
import { nextMac, nextUuid } from '../state/random.js';
import type { NetworkRecord, State, VmRecord } from '../state/state.js';
import { addAddress, addNetwork, addVm, day, type VmFacts } from './build.js';

type Machine = Omit<VmFacts, 'slug' | 'network' | 'account'> & Partial<Pick<VmFacts, 'network' | 'account'>>;

const main = 1201;
const project = 1202;

const production: Machine[] = [
  { name: 'web-1', description: 'Client sites, first of two', os: ['ubuntu', '24.04'], vcpu: 2, memory: 4, disks: [60], host: 5, public_host: 21, backup: true, snapshots: [3], age: 340 },
  { name: 'web-2', description: 'Client sites, second of two', os: ['ubuntu', '24.04'], vcpu: 2, memory: 4, disks: [60], host: 6, public_host: 22, backup: true, age: 338 },
  { name: 'api', description: 'Booking API', os: ['ubuntu', '22.04'], vcpu: 4, memory: 8, disks: [80], host: 7, public_host: 23, backup: true, age: 290, username: 'deploy' },
  { name: 'mail', os: ['debian', '12'], vcpu: 2, memory: 4, disks: [40, 250], host: 8, public_host: 24, backup: true, age: 362 },
  { name: 'ci-runner', description: 'Started for releases only', os: ['rocky', '9'], vcpu: 8, memory: 16, disks: [120], host: 9, status: 'stopped', age: 120 },
  { name: 'legacy-erp', description: 'Ignores the shutdown signal: a graceful stop is forced after 120 seconds', os: ['windows', '2019'], vcpu: 4, memory: 16, disks: [120], host: 10, backup: true, age: 364, ignores_acpi: true },
];

const databases: Machine[] = [
  { name: 'db-1', description: 'PostgreSQL, primary', os: ['debian', '12'], vcpu: 8, memory: 32, disks: [40, 500], host: 5, backup: true, snapshots: [30, 1], age: 320, pool: 'performance' },
  { name: 'db-2', description: 'PostgreSQL, standby', os: ['debian', '12'], vcpu: 8, memory: 32, disks: [40, 500], host: 6, age: 318, pool: 'performance' },
];

const office: Machine[] = [
  { name: 'intranet', description: 'WordPress for the office', os: ['wordpress', '6.8'], vcpu: 1, memory: 2, disks: [40], host: 5, public_host: 40, backup: true, age: 210 },
  { name: 'gitlab', os: ['gitlab', '17.11'], vcpu: 4, memory: 8, disks: [100], host: 6, public_host: 41, backup: true, snapshots: [12], age: 250 },
  { name: 'accounting', description: 'Windows for the accountant', os: ['windows', '2022'], vcpu: 2, memory: 8, disks: [80], host: 7, age: 180 },
];

const testing: Machine[] = [
  { name: 'staging-web', os: ['ubuntu', '24.04'], vcpu: 1, memory: 2, disks: [20], host: 5, public_host: 12, account: project, age: 45 },
  { name: 'staging-db', os: ['debian', '12'], vcpu: 1, memory: 2, disks: [20], host: 6, status: 'stopped', account: project, age: 45 },
  { name: 'sandbox-docker', description: 'For trying things out', os: ['docker', '28'], vcpu: 2, memory: 4, disks: [40], host: 7, snapshots: [5], age: 9 },
];

interface Place {
  slug: string;
  network: NetworkRecord;
}

function addAll(state: State, now: number, { slug, network }: Place, machines: Machine[]): VmRecord[] {
  return machines.map((facts) => addVm(state, now, { account: main, network, ...facts, slug }));
}

/** Puts a machine into a second network by a VLAN. */
function addVlan(state: State, record: VmRecord | undefined, network: NetworkRecord, vlan_tag: number, host: number): void {
  record?.subinterfaces.push({
    uuid: nextUuid(state),
    vlan_tag,
    mac: nextMac(state),
    network_uuid: network.uuid,
    ip: hostAddress(network.subnet, host),
  });
}

type PastEvent = [age: number, action: 'startVm' | 'stopVm' | 'createVm' | 'createReplica' | 'resizeDisk' | 'updateVm', vm: number, problem?: string];

/** What was done to the first machines in the last year, the oldest first. */
const history: PastEvent[] = [
  [340, 'createVm', 0],
  [338, 'createVm', 1],
  [290, 'createVm', 2],
  [200, 'resizeDisk', 3],
  [96, 'startVm', 4, 'Failed to start virtual machine'],
  [95, 'startVm', 4],
  [94, 'stopVm', 4],
  [41, 'updateVm', 2],
  [3, 'createReplica', 0],
  [1, 'stopVm', 4],
];

/** The machines, networks and addresses of a small company, and a year of history. */
export function addCompany(state: State, now: number): void {
  const network = (slug: string, name: string, number: number, age: number, is_default = false): NetworkRecord =>
    addNetwork(state, { slug, name, number, is_default, created: now - age * day });

  const jhv = { slug: 'jhv', network: network('jhv', 'Default network', 0, 364, true) };
  const data = { slug: 'jhv', network: network('jhv', 'Databases', 1, 330) };
  const tll = { slug: 'tll', network: network('tll', 'Office', 0, 260, true) };
  const trtu = { slug: 'trtu', network: network('trtu', 'Default network', 0, 45, true) };
  network('tll', 'Unused', 1, 20);

  const records = addAll(state, now, jhv, production);
  addAll(state, now, data, databases);
  addAll(state, now, tll, office);
  addAll(state, now, trtu, testing);
  addVlan(state, records[2], data.network, 120, 20);

  addAddress(state, { slug: 'jhv', host: 30, name: 'kept for the move', account: main, created: now - 60 * day });
  addAddress(state, { slug: 'tll', host: 44, name: null, account: main, created: now - 14 * day });

  const username = state.users[0]?.user.name ?? null;
  for (const [age, action, at, problem] of history) {
    const vm = records[at]?.vm;
    if (!vm) continue;
    recordEvent(state, now - age * day, {
      action,
      username,
      resource_type: 'virtual_machine',
      resource_uuid: vm.uuid,
      resource_name: vm.name,
      location: 'jhv',
      ...(problem ? { result: 'failed' as const, message: problem } : {}),
    });
  }
}
