import { recordEvent } from '../state/events.js';
import { hostAddress } from '../state/networks.js';
import { nextMac, nextUuid } from '../state/random.js';
import type { NetworkRecord, State, VmRecord } from '../state/state.js';
import { addAddress, addNetwork, addVm, day } from './builders.js';
import { addCompanyServices } from './services.js';
import { addTrafficRules } from './trafficRules.js';
import {
  databases as databaseMachines,
  type Machine,
  main,
  office as officeMachines,
  production as productionMachines,
  project,
  testing as testingMachines,
} from './companyMachines.js';
import { addLease, addMachines, takeOffline } from './machines.js';

interface Place {
  slug: string;
  network: NetworkRecord;
}

function addAll(state: State, now: number, { slug, network }: Place, machines: Machine[]): VmRecord[] {
  return machines.map((facts) => addVm(state, now, { account: main, network, ...facts, slug }));
}

/** Puts a machine into a second network by a VLAN. */
function addVlan(
  state: State,
  record: VmRecord | undefined,
  network: NetworkRecord,
  vlan_tag: number,
  host: number,
): void {
  record?.subinterfaces.push({
    uuid: nextUuid(state),
    vlan_tag,
    mac: nextMac(state),
    network_uuid: network.uuid,
    ip: hostAddress(network.subnet, host),
  });
}

type PastEvent = [
  age: number,
  action: 'startVm' | 'stopVm' | 'createVm' | 'createReplica' | 'resizeDisk' | 'updateVm',
  vm: number,
  problem?: string,
];

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

const opsKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIASsgr+MLoZS7qAH3sEMGH5BH+Lj8ZFCqYm3e/o1xMT5 ops@tamm-partners.example';

/** Three bare-metal machines; the last was leased some hours ago, too soon to be released. */
function addLeases(state: State, now: number): void {
  addMachines(state, now);
  addLease(state, now, {
    slug: 'jhv',
    spec: 'standard',
    name: 'warehouse',
    os: 'debian-12',
    key: opsKey,
    account: main,
    age: 220,
    notes: 'Power supply 2 replaced in January',
  });
  addLease(state, now, {
    slug: 'jhv',
    spec: 'storage',
    name: 'backups',
    os: 'rocky-9',
    key: opsKey,
    account: main,
    age: 130,
  });
  addLease(state, now, {
    slug: 'tll',
    spec: 'compact',
    name: 'build-farm',
    os: 'ubuntu-24-04',
    account: project,
    age: 0.25,
  });
  takeOffline(state, 'jhv', 'large', 'Waits for a new mainboard', now - 3 * day);
}

/** The machines, networks and addresses of a small company, and a year of history. */
export function addCompany(state: State, now: number): void {
  const network = (slug: string, name: string, number: number, age: number, is_default = false): NetworkRecord =>
    addNetwork(state, { slug, name, number, is_default, created: now - age * day });

  const jhv = { slug: 'jhv', network: network('jhv', 'Default network', 0, 364, true) };
  const data = { slug: 'jhv', network: network('jhv', 'Databases', 1, 330) };
  const tll = { slug: 'tll', network: network('tll', 'Office', 0, 260, true) };
  const trtu = { slug: 'trtu', network: network('trtu', 'Default network', 0, 45, true) };
  network('tll', 'Unused', 1, 20);

  const production = addAll(state, now, jhv, productionMachines);
  const databases = addAll(state, now, data, databaseMachines);
  const office = addAll(state, now, tll, officeMachines);
  const testing = addAll(state, now, trtu, testingMachines);
  addVlan(state, production[2], data.network, 120, 20);

  addAddress(state, { slug: 'jhv', host: 30, name: 'kept for the move', account: main, created: now - 60 * day });
  addAddress(state, { slug: 'tll', host: 44, name: null, account: main, created: now - 14 * day });
  addAddress(state, { slug: 'trtu', host: 31, name: 'saar launch', account: project, created: now - 6 * day });

  const username = state.users[0]?.user.name ?? null;
  for (const [age, action, at, problem] of history) {
    const vm = production[at]?.vm;
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
  addCompanyServices(state, now, jhv.network, tll.network);
  const networks = { jhv: jhv.network, tll: tll.network };
  addTrafficRules(state, now, { networks, production, databases, office, testing });
  addLeases(state, now);
}
