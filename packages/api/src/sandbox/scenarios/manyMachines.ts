import { nextNumber, pick } from '../state/random.js';
import type { NetworkRecord, State } from '../state/state.js';
import { addLease, addMachines } from './machines.js';
import { addAddress, addNetwork, addVm, day } from './builders.js';
import { addManyServices } from './services.js';
import { addFirewall, addLoadBalancer, inbound } from './trafficRules.js';

const shares: readonly [slug: string, machines: number][] = [
  ['jhv', 4000],
  ['tll', 3000],
  ['trtu', 3000],
];
const roles = ['web', 'api', 'db', 'cache', 'worker', 'queue', 'search', 'proxy'] as const;
const systems: readonly [[string, string], ...[string, string][]] = [
  ['ubuntu', '24.04'],
  ['ubuntu', '22.04'],
  ['debian', '12'],
  ['rocky', '9'],
  ['windows', '2022'],
];
const sizes: readonly [[number, number, number], ...[number, number, number][]] = [
  [1, 1, 20],
  [1, 2, 40],
  [2, 4, 60],
  [4, 8, 100],
  [8, 16, 200],
];

/** Beside the machines: how many empty networks, unassigned addresses and managed services a location has. */
const spare = { networks: 100, addresses: 200, services: 400 };

/** How many load balancers, and how many firewalls, a location has. */
const trafficRules = 100;

const metalKinds = ['compact', 'standard', 'storage'] as const;

/** How many bare-metal machines are leased in a location. */
const leases = 200;

interface Place {
  slug: string;
  /** How many machines it has. */
  machines: number;
  network: NetworkRecord;
}

/** A default network with its machines, on the hosts from 5 on. */
function addVms(state: State, now: number, slug: string, machines: number): NetworkRecord {
  const network = addNetwork(state, {
    slug,
    name: 'Default network',
    number: 0,
    prefix: 18,
    is_default: true,
    created: now - 364 * day,
  });
  for (let at = 0; at < machines; at += 1) {
    const [vcpu, memory, disk] = pick(state, sizes);
    addVm(state, now, {
      slug,
      name: `${pick(state, roles)}-${slug}-${String(at + 1).padStart(4, '0')}`,
      os: pick(state, systems),
      vcpu,
      memory,
      disks: [disk],
      status: nextNumber(state) < 0.8 ? 'running' : 'stopped',
      network,
      host: at + 5,
      ...(nextNumber(state) < 0.2 ? { public_host: at + 10 } : {}),
      account: 1201,
      age: 1 + Math.floor(nextNumber(state) * 360),
    });
  }
  return network;
}

function addSpare(state: State, now: number, { slug, machines, network }: Place): void {
  // The hosts from 5 on are the machines', and those after them the load balancers'.
  addManyServices(state, now, network, spare.services, machines + 10 + trafficRules);
  for (let at = 0; at < spare.networks; at += 1) {
    // The default network covers the numbers below.
    addNetwork(state, { slug, name: `project-${at + 1}`, number: 64 + at, created: now - at * day });
  }
  for (let at = 0; at < spare.addresses; at += 1) {
    const name = at % 2 === 0 ? `spare-${slug}-${at + 1}` : null;
    addAddress(state, { slug, host: machines + at + 10, name, account: 1201, created: now - at * day });
  }
}

function addManyTrafficRules(state: State, now: number, { slug, machines, network }: Place): void {
  const records = Object.values(state.locations[slug]?.vms ?? {});
  for (let at = 0; at < trafficRules; at += 1) {
    const shared = { slug, account: 1201, created: now - at * day };
    const vms = records.slice(at * 2, at * 2 + 2);
    addLoadBalancer(state, {
      ...shared,
      name: `balancer-${slug}-${at + 1}`,
      network,
      host: machines + at + 10,
      rules: [{ source_port: 443, target_port: 8443 }],
      targets: vms,
    });
    addFirewall(state, { ...shared, name: `firewall-${slug}-${at + 1}`, rules: [inbound('tcp', '22')], vms });
  }
}

function addManyLeases(state: State, now: number, { slug }: Place): void {
  for (let at = 0; at < leases; at += 1) {
    const name = `metal-${slug}-${String(at + 1).padStart(3, '0')}`;
    addLease(state, now, { slug, spec: pick(state, metalKinds), name, os: 'debian-12', account: 1201, age: 2 + at });
  }
}

/** Ten thousand machines in three locations with their networks, addresses and bare-metal leases, always the same ones. */
export function addManyMachines(state: State, now: number): void {
  const places = shares.map(([slug, machines]) => ({ slug, machines, network: addVms(state, now, slug, machines) }));
  for (const add of [addSpare, addManyTrafficRules, addManyLeases])
    for (const locationState of places) add(state, now, locationState);
  addMachines(state, now);
}
