import type { ServicePackage } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import { addMachines, setPartStatus, setUpService } from '../lifecycle/serviceTransitions.js';
import { reserveAddress, assignToService } from '../state/addresses.js';
import { nextUuid } from '../state/random.js';
import type { NetworkRecord, ServiceRecord, State } from '../state/state.js';
import { day } from './builders.js';
import { main, project } from './companyMachines.js';

interface ServiceFacts {
  service: ServiceRecord['service'];
  version: string;
  name: string;
  size: ServicePackage;
  nodes?: number;
  network: NetworkRecord;
  /** Number of its first machine in the network. */
  host: number;
  whitelist?: string[];
  account: number;
  /** In days. */
  age: number;
}

/** Adds a service that has been there for a while. */
function addService(state: State, now: number, facts: ServiceFacts): ServiceRecord {
  const { service, version, name, size, nodes = 1, network, whitelist = [], account, age } = facts;
  const created = timestamp(now - age * day);
  const record: ServiceRecord = {
    uuid: nextUuid(state),
    service,
    version,
    display_name: name,
    status: 'active',
    location: network.location ?? '',
    is_multi_node: nodes > 1,
    resources: [],
    whitelist_addresses: whitelist,
    properties: {},
    billing_account_id: account,
    network_uuid: network.uuid,
    created_at: created,
    updated_at: created,
    nodes,
    size,
  };
  const locationState = state.locations[record.location];
  if (!locationState) return record;
  locationState.services[record.uuid] = record;
  const since = now - (age / 2) * day;
  addMachines(state, record, 'creating', since);
  let host = facts.host;
  setUpService(state, locationState, record, since, () => host++);
  return record;
}

const small = { vcpu: 1, memory: 2048, storage_gb: 20 };
const medium = { vcpu: 2, memory: 4096, storage_gb: 40 };
const large = { vcpu: 4, memory: 8192, storage_gb: 80 };

/** The services of the company; one of them with a public address, one that is stopped. */
export function addCompanyServices(state: State, now: number, production: NetworkRecord, office: NetworkRecord): void {
  const orders = addService(state, now, {
    service: 'postgresql',
    version: '16',
    name: 'orders',
    size: medium,
    nodes: 3,
    network: production,
    host: 40,
    whitelist: ['203.0.113.0/24', '198.51.100.24'],
    account: main,
    age: 210,
  });
  addService(state, now, {
    service: 'mariadb',
    version: '11.4',
    name: 'client sites',
    size: small,
    network: production,
    host: 50,
    account: main,
    age: 150,
  });
  addService(state, now, {
    service: 'kubernetes',
    version: '1.31',
    name: 'apps',
    size: large,
    nodes: 3,
    network: production,
    host: 60,
    whitelist: ['198.51.100.24'],
    account: project,
    age: 35,
  });
  const trial = addService(state, now, {
    service: 'dummy',
    version: '1.0',
    name: 'trial',
    size: small,
    network: office,
    host: 70,
    account: main,
    age: 0.5,
  });
  for (const part of trial.resources) {
    if (part.resource_type === 'vm') setPartStatus(trial, part, 'stopped', now - day / 8);
  }
  const part = orders.resources.find((one) => one.resource_type === 'virtual_ip');
  const created = now - 200 * day;
  const address = reserveAddress(state, created, { slug: 'jhv', name: 'orders', billing_account_id: main });
  if (part && address) assignToService(address, { service: orders, part }, created);
}

const kinds = [
  ['postgresql', '16'],
  ['mariadb', '11.4'],
  ['kubernetes', '1.31'],
  ['dummy', '1.0'],
] as const;

/** Many services of a location, of all kinds, always the same ones; their machines have the hosts from `host` on. */
export function addManyServices(state: State, now: number, network: NetworkRecord, count: number, host: number): void {
  for (let at = 0; at < count; at += 1) {
    const [service, version] = kinds[at % kinds.length] ?? kinds[0];
    addService(state, now, {
      service,
      version,
      name: `${service}-${network.location ?? ''}-${String(at + 1).padStart(3, '0')}`,
      size: [small, medium, large][at % 3] ?? small,
      nodes: service === 'kubernetes' ? 3 : 1,
      network,
      host: host + at * 4,
      whitelist: at % 2 === 0 ? [] : ['203.0.113.0/24'],
      account: main,
      age: 1 + (at % 300),
    });
  }
}
