import type { ServiceResource, VmStatus } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import { giveUp } from '../state/events.js';
import { freeHost, hostAddress } from '../state/networks.js';
import { isStepOfService, schedule, type ServiceStep, type Transition } from '../state/pending.js';
import { nextUuid } from '../state/random.js';
import type { LocationState, ServiceRecord, State } from '../state/state.js';

const second = 1000;

/** How long things take with managed services in the sandbox, in ms. */
export const serviceDurations = {
  /** Until an ordered service has its machines, which are still being created. */
  prepare: 10 * second,
  activate: 40 * second,
  start: 6 * second,
  stop: 10 * second,
  rebuild: 30 * second,
  remove: 3 * second,
} as const;

type Part = ServiceRecord['resources'][number];

/** Gives a machine of a service another status. */
export function setPartStatus(record: ServiceRecord, part: Part, status: VmStatus, at: number): void {
  part.status = status;
  part.status_changed_at = timestamp(at);
  record.updated_at = timestamp(at);
}

const roleOf = ({ service, nodes }: ServiceRecord, at: number): string => {
  if (nodes === 1) return 'single';
  if (service === 'kubernetes') return at === 0 ? 'control plane' : 'worker';
  return at === 0 ? 'primary' : 'replica';
};

/** The machines of a service, without addresses yet. */
export function addMachines(state: State, record: ServiceRecord, status: VmStatus, at: number): void {
  const { nodes, size, display_name } = record;
  const machines = Array.from({ length: nodes }, (_, number): ServiceResource => ({
    resource_type: 'vm',
    resource_uuid: nextUuid(state),
    name: `${display_name}-${number + 1}`,
    role: roleOf(record, number),
    status,
    status_changed_at: timestamp(at),
    ...size,
    private_ipv4: null,
    public_ipv4: null,
  }));
  record.resources.push(...machines);
}

const ports: Readonly<Record<string, string>> = { postgresql: '5432', mariadb: '3306' };

/** Where one connects to a service that is reached at an address. */
function propertiesAt({ service, version }: ServiceRecord, address: string): Record<string, string> {
  const port = ports[service];
  if (port) return { host: address, port, database: 'defaultdb', username: 'admin', engine_version: version };
  if (service === 'kubernetes') return { endpoint: `https://${address}:6443`, engine_version: version };
  return { endpoint: `http://${address}:8080` };
}

/**
 * Adds what a service is besides its machines and says where it is reached: at an address of its own where it has several
 * machines. `hosts` gives the number of the next host in its network; undefined when there is none left.
 */
export function setUpService(
  state: State,
  locationState: LocationState,
  record: ServiceRecord,
  at: number,
  hosts: () => number | undefined,
): void {
  const network = record.network_uuid === null ? undefined : locationState.networks[record.network_uuid];
  const nextAddress = (): string | null => {
    const host = hosts();
    return network && host !== undefined ? hostAddress(network.subnet, host) : null;
  };
  for (const part of record.resources) {
    part.private_ipv4 = nextAddress();
    setPartStatus(record, part, 'running', at);
  }
  const [first] = record.resources;
  if (record.is_multi_node) {
    record.resources.push({
      resource_type: 'virtual_ip',
      resource_uuid: nextUuid(state),
      private_ipv4: nextAddress(),
      public_ipv4: null,
    });
  }
  const reached = record.is_multi_node ? record.resources.at(-1) : first;
  if (network) record.resources.push({ resource_type: 'network', resource_uuid: network.uuid, name: network.name });
  if (record.service === 'kubernetes' || record.service === 'dummy') {
    record.resources.push({ resource_type: 'kong_token', resource_uuid: nextUuid(state) });
  }
  record.properties = propertiesAt(record, reached?.private_ipv4 ?? '');
  record.status = 'active';
  record.updated_at = timestamp(at);
}

/** Levels of restriction at which nothing that is charged to an account runs. */
export const haltingLevels: ReadonlySet<string> = new Set(['FROZEN', 'TERMINATED']);

/** Why what was begun with a machine failed there. */
export const halted = 'The billing account is restricted, and the machine was stopped';

/** Stops the machines of a managed service, whatever they were doing. */
export function haltService(state: State, record: ServiceRecord, at: number): void {
  for (const part of record.resources) {
    if (part.resource_type !== 'vm' || part.status === 'stopped') continue;
    giveUp(state, isStepOfService(record.uuid, part.resource_uuid), halted);
    setPartStatus(record, part, 'stopped', at);
  }
}

/** Schedules what a service, or one of its machines, does after a while. */
export function startServiceStep(
  state: State,
  now: number,
  { location, uuid }: ServiceRecord,
  { step, after, machine, event }: { step: ServiceStep; after: number; machine?: string; event?: string },
): void {
  schedule(state, {
    kind: 'service',
    location,
    service: uuid,
    step,
    due: now + after,
    ...(machine !== undefined && { machine }),
    ...(event !== undefined && { event }),
  });
}

/** Does the next step of a service, or of one of its machines. */
export function applyServiceStep(
  state: State,
  { location, service, machine, step, due }: Extract<Transition, { kind: 'service' }>,
): void {
  const locationState = state.locations[location];
  const record = locationState?.services[service];
  if (!locationState || !record) return;
  const network = record.network_uuid === null ? undefined : locationState.networks[record.network_uuid];
  const part = record.resources.find((one) => one.resource_uuid === machine);
  const payer = state.billing_accounts.find(({ id }) => id === record.billing_account_id);
  switch (step) {
    case 'prepare':
      addMachines(state, record, 'creating', due);
      break;
    case 'activate':
      setUpService(state, locationState, record, due, () => network && freeHost(locationState, network));
      if (haltingLevels.has(payer?.restriction_level ?? '')) haltService(state, record, due);
      break;
    case 'run':
      if (part) setPartStatus(record, part, 'running', due);
      break;
    case 'stop':
      if (part) setPartStatus(record, part, 'stopped', due);
      break;
    case 'remove':
      delete locationState.services[service];
  }
}
