import { checkDisplayName } from '../../domain/issue.js';
import {
  canChangeService,
  canOrderIn,
  canRebuildPart,
  canStartPart,
  canStopPart,
  canUseService,
  nodeCounts,
  offeredServices,
} from '../../domain/services.js';
import { checkWhitelistEntry } from '../../domain/whitelist.js';
import { failures, reasons } from '../../generated/texts.js';
import type { CreateManagedServiceRequest, ServiceConfiguration, VmStatus } from '../../generated/types.js';
import { serviceConfigurations } from '../catalogue/services.js';
import { siteOf } from '../catalogue/site.js';
import { timestamp } from '../clock.js';
import type { Call, HandlersOf } from '../http/handlers.js';
import { refuseConflict, refuseFailed, refuseField, refuseMissing } from '../http/refusal.js';
import { serviceDurations, setPartStatus, startServiceStep } from '../lifecycle/serviceTransitions.js';
import { accountFor, assertAffordable, assertAllowed, assertLocationOpen, assertValid } from '../rules/assertions.js';
import { logResource } from '../rules/log.js';
import { networkRecordOf } from '../rules/lookup.js';
import { unassign } from '../state/addresses.js';
import { giveUp } from '../state/events.js';
import { freeHosts } from '../state/networks.js';
import { isStepOfService, type ServiceStep } from '../state/pending.js';
import { nextUuid } from '../state/random.js';
import { answeredService, backupOf, secretsOf } from '../state/services.js';
import type { LocationState, NetworkRecord, ServiceRecord, State, VmRecord } from '../state/state.js';
import { newNetwork } from './network/networks.js';

type OnService = { state: State; path: { uuid: string } };

const locationStateIn = (state: State, location: string): LocationState =>
  state.locations[location] ?? refuseMissing('Location');

/** A service wherever it is; one that is deleted is not there any more. Refuses with 404. */
function serviceOf({ state, path }: OnService): ServiceRecord {
  for (const { services: found } of Object.values(state.locations)) {
    const record = found[path.uuid];
    if (record && record.status !== 'deleted') return record;
  }
  return refuseMissing('Service');
}

const offers = (state: State): ServiceConfiguration[] => offeredServices(serviceConfigurations, siteOf(state).features);

type Logged = Omit<Parameters<typeof logResource>[0], 'path'>;

function log(call: Logged, { uuid, display_name, location }: ServiceRecord, isStarted = false): string {
  const context = { ...call, path: { location } };
  return logResource(context, 'managed_service', { uuid, name: display_name }, isStarted ? 'started' : 'succeeded');
}

/** What is ordered of what is on offer. Refuses with 400 anything else, and a cluster where there are none with the documented 500. */
function checkedOrder(state: State, body: CreateManagedServiceRequest): Pick<ServiceRecord, 'nodes' | 'size'> {
  const { service, version, location, resources, is_multi_node } = body;
  const offer = offers(state).find((one) => one.service === service);
  if (!offer)
    return service === 'kubernetes'
      ? refuseFailed(failures.createKubernetesService)
      : refuseField('service', 'is not offered');
  const orderable = canOrderIn(offer, location);
  if (!orderable.allowed) {
    return service === 'kubernetes'
      ? refuseFailed(failures.createKubernetesService)
      : refuseField('location', reasons[orderable.reason]);
  }
  if (!offer.versions.some((one) => one.version === version)) refuseField('version', 'is not offered');
  const [requested, ...others] = resources;
  if (!requested || others.length > 0) return refuseField('resources', 'must be machines of one size');
  const size = offer.packages?.find(
    ({ vcpu, memory, storage_gb }) =>
      vcpu === requested.vcpu && memory === requested.memory && storage_gb === requested.storage_gb,
  );
  if (requested.resource_type !== 'vm' || !size) return refuseField('resources', 'are of no size that is offered');
  const nodes = requested.count ?? 1;
  if (!nodeCounts(offer).includes(nodes)) refuseField('resources', `may not be ${nodes} machines`);
  if (is_multi_node !== nodes > 1) refuseField('is_multi_node', 'must be as the machines are');
  return { nodes, size };
}

/** The private network of a new service. Refuses with 409 one that has no room for it. */
function networkFor(call: Call<'createManagedService'>, nodes: number): NetworkRecord {
  const { location: slug, network_uuid } = call.body;
  const locationState = locationStateIn(call.state, slug);
  const defaultNetwork = Object.values(locationState.networks).find((one) => one.is_default);
  const network =
    network_uuid === undefined
      ? (defaultNetwork ?? newNetwork(call.state, call.now, { slug, name: 'Default network', is_default: true }))
      : networkRecordOf(locationState, network_uuid);
  const isWaiting = ({ vm }: VmRecord): boolean => vm.network_uuid === network.uuid && vm.private_ipv4 === null;
  const waiting = Object.values(locationState.vms).filter(isWaiting).length;
  // Several machines are reached at one more address.
  const wanted = nodes > 1 ? nodes + 1 : 1;
  if (Array.from(freeHosts(locationState, network)).length - waiting < wanted)
    refuseConflict('There is no free address in this network');
  return network;
}

type OnPart = Call<'startServiceResource'> | Call<'stopServiceResource'>;

/** A part of a service. Refuses with 404. */
function partOf({ resources }: ServiceRecord, uuid: string): ServiceRecord['resources'][number] {
  return resources.find((one) => one.resource_uuid === uuid) ?? refuseMissing('Resource');
}

interface Operation {
  status: VmStatus;
  step: ServiceStep;
  after: number;
}

/** Starts what a machine of a service does. */
function operate(
  call: OnPart | Call<'rebuildServiceVm'>,
  service: ServiceRecord,
  machine: string,
  { status, ...step }: Operation,
): void {
  setPartStatus(service, partOf(service, machine), status, call.now);
  startServiceStep(call.state, call.now, service, { ...step, machine, event: log(call, service, true) });
}

/** Managed services (specification: infrastructure, section 7). */
export const services: HandlersOf<'services'> = {
  listServiceConfigurations: ({ state }) => offers(state),

  listManagedServices: ({ state, now }) =>
    Object.values(state.locations).flatMap((locationState) =>
      Object.values(locationState.services).map((record) => answeredService(record, now)),
    ),

  createManagedService(call) {
    const { body, state, now } = call;
    const location = body.location;
    const locationState = locationStateIn(state, location);
    assertLocationOpen(location);
    assertValid('display_name', checkDisplayName(body.display_name));
    const order = checkedOrder(state, body);
    const { nodes, size } = order;
    const account = accountFor(state, body.billing_account_id);
    assertAffordable(state, account, { vcpu: size.vcpu * nodes, ram: size.memory * nodes });
    const network = networkFor(call, nodes);
    const record: ServiceRecord = {
      ...order,
      uuid: nextUuid(state),
      service: body.service,
      version: body.version,
      display_name: body.display_name.trim(),
      status: 'requested',
      location,
      is_multi_node: body.is_multi_node,
      resources: [],
      whitelist_addresses: [],
      properties: {},
      billing_account_id: account.id,
      network_uuid: network.uuid,
      created_at: timestamp(now),
      updated_at: timestamp(now),
    };
    locationState.services[record.uuid] = record;
    const event = log(call, record, true);
    startServiceStep(state, now, record, { step: 'prepare', after: serviceDurations.prepare });
    startServiceStep(state, now, record, { step: 'activate', after: serviceDurations.activate, event });
    return answeredService(record, now);
  },

  updateManagedService(call) {
    const { body, now } = call;
    const record = serviceOf(call);
    assertAllowed(canChangeService(record));
    if (body.display_name !== undefined) {
      assertValid('display_name', checkDisplayName(body.display_name));
      record.display_name = body.display_name.trim();
    }
    record.updated_at = timestamp(now);
    log(call, record);
    return answeredService(record, now);
  },

  deleteManagedService(call) {
    const { state, now } = call;
    const record = serviceOf(call);
    assertAllowed(canChangeService(record));
    const locationState = locationStateIn(state, record.location);
    for (const address of Object.values(locationState.addresses)) {
      if (address.assigned_to === record.uuid) unassign(locationState, address, now);
    }
    giveUp(state, isStepOfService(record.uuid));
    record.status = 'deleted';
    record.updated_at = timestamp(now);
    log(call, record);
    startServiceStep(state, now, record, { step: 'remove', after: serviceDurations.remove });
  },

  rebuildServiceVm(call) {
    const { body, state, now, path } = call;
    const found = Object.values(locationStateIn(state, path.location).services).find(
      ({ status, resources }) => status !== 'deleted' && resources.some((one) => one.resource_uuid === body.uuid),
    );
    const service = found ?? refuseMissing('Virtual machine');
    const backup = backupOf(service, body.uuid, body.replica_uuid, now);
    const resource = { ...partOf(service, body.uuid), replicas: backup ? [backup] : [] };
    if (resource.resource_type === 'vm' && !backup) refuseMissing('Backup');
    assertAllowed(canRebuildPart({ service, resource }));
    if (body.type !== 'backup') refuseField('type', 'must be backup, as the replica is');
    const step = resource.status === 'stopped' ? 'stop' : 'run';
    operate(call, service, body.uuid, { status: 'rebuilding', step, after: serviceDurations.rebuild });
  },

  startServiceResource(call) {
    const service = serviceOf(call);
    const resource = partOf(service, call.path.target_uuid);
    assertAllowed(canStartPart({ service, resource }));
    accountFor(call.state, service.billing_account_id);
    operate(call, service, resource.resource_uuid, { status: 'starting', step: 'run', after: serviceDurations.start });
  },

  stopServiceResource(call) {
    const service = serviceOf(call);
    const resource = partOf(service, call.path.target_uuid);
    assertAllowed(canStopPart({ service, resource }));
    operate(call, service, resource.resource_uuid, { status: 'stopping', step: 'stop', after: serviceDurations.stop });
  },

  getServiceSecrets(call) {
    const record = serviceOf(call);
    assertAllowed(canUseService(record));
    return secretsOf(record);
  },

  listWhitelistAddresses: (call) => serviceOf(call).whitelist_addresses,

  addWhitelistAddress(call) {
    const record = serviceOf(call);
    const address = call.body.address.trim();
    const [issue] = checkWhitelistEntry(address, record.whitelist_addresses);
    if (issue?.code === 'whitelist-entry-known') refuseConflict('The address is on the whitelist already');
    assertValid('address', issue ? [issue] : []);
    record.whitelist_addresses.push(address);
    record.updated_at = timestamp(call.now);
    log(call, record);
  },

  removeWhitelistAddress(call) {
    const record = serviceOf(call);
    const { address } = call.body;
    if (!record.whitelist_addresses.includes(address)) refuseMissing('Address');
    record.whitelist_addresses = record.whitelist_addresses.filter((one) => one !== address);
    record.updated_at = timestamp(call.now);
    log(call, record);
  },
};
