import { parseSshKey } from '../../../domain/sshKey.js';
import { canCreateFrom, canCreateFromDisk } from '../../../domain/vmCapabilities.js';
import { checkUsername } from '../../../domain/vmValidation.js';
import type { CreateVmRequest, Disk, HostPool } from '../../../generated/types.js';
import { licenseOf } from '../../catalogue/images.js';
import { locationCatalogue } from '../../catalogue/locations.js';
import { timestamp } from '../../clock.js';
import { highDemand } from '../../http/failures.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { refuse, refuseField, refuseMissing } from '../../http/refusal.js';
import { durations, startTransition } from '../../lifecycle/vmTransitions.js';
import {
  accountFor,
  assertAllowed,
  assertAffordable,
  assertValid,
  assertLocationOpen,
  assertRule,
  assertWithinLimits,
  imageFor,
} from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { networkRecordOf, locationStateOf, replicaOf, vmOf } from '../../rules/lookup.js';
import { nextMac, nextUuid } from '../../state/random.js';
import type { LocationState, NetworkRecord, SandboxVm, VmRecord } from '../../state/state.js';
import { keepSize } from '../../state/usage.js';
import { newNetwork } from '../network/networks.js';
import { hostnameFrom } from './hostname.js';

type Create = Call<'createVm'>;

const defaultDisk = 20;
const maxDisks = 8;

/** A disk by its place among the machine's: sda, sdb, … */
export function newDisk(call: Pick<Create, 'state'>, size: number, at: number): Disk {
  const name = `sd${String.fromCharCode('a'.charCodeAt(0) + at)}`;
  return { uuid: nextUuid(call.state), name, size, primary: at === 0, shared: false, replicas: [] };
}

function assertLoginGiven({ public_key, username, os_name }: CreateVmRequest): void {
  if (public_key !== undefined) {
    const key = parseSshKey(public_key);
    if (!key.ok) assertValid('public_key', [{ code: key.issue }]);
  }
  assertRule('username', username, (name) => checkUsername(name, os_name));
}

/** The designated pool; undefined for the location's own. Refuses with 503 when there is no room in it. */
function poolFor(slug: string, uuid: string | undefined): HostPool | undefined {
  const pools = locationCatalogue[slug]?.pools ?? [];
  const offer = uuid ? pools.find(({ pool }) => pool.uuid === uuid) : pools.find(({ pool }) => pool.is_default);
  if (!offer) return refuseField('designated_pool_uuid', 'is not a host pool of this location');
  if (offer.is_full || !offer.pool.is_available) refuse(503, highDemand);
  return uuid ? offer.pool : undefined;
}

/** Sizes of new disks in GB: a replica fills a disk at least as large as its own. */
function sizesFor(locationState: LocationState, { disks, source_replica, source_uuid }: CreateVmRequest): number[] {
  if (source_replica === undefined && source_uuid === undefined) return disks ?? [defaultDisk];
  if (source_replica === undefined) return refuseField('source_replica', 'is required with source_uuid');
  if (source_uuid === undefined) return refuseField('source_uuid', 'is required with source_replica');
  const { disk, replica } = replicaOf(vmOf(locationState, source_uuid), source_replica);
  assertAllowed(canCreateFrom(replica));
  const [primary = disk.size, ...others] = disks ?? [];
  if (primary < disk.size) refuseField('disks', `must be at least ${disk.size}, the size of the disk that is copied`);
  return [primary, ...others];
}

/** The machine that a disk belongs to, and the disk. Refuses with 404, or 409 when it cannot be taken from it. */
function movableDisk(locationState: LocationState, disk_uuid: string): { owner: VmRecord; disk: Disk } {
  for (const owner of Object.values(locationState.vms)) {
    const disk = owner.vm.storage.find(({ uuid }) => uuid === disk_uuid);
    if (!disk || owner.vm.status === 'deleted') continue;
    assertAllowed(canCreateFromDisk(owner.vm, disk));
    return { owner, disk };
  }
  return refuseMissing('Disk');
}

/** The disks of a new machine. Gives a function that makes them, so that nothing is taken from another before all is checked. */
function disksFor(call: Create, locationState: LocationState): () => Disk[] {
  const { disks, disk_uuid, source_replica } = call.body;
  for (const size of disks ?? []) assertWithinLimits('disks', size);
  if ((disks?.length ?? 0) + (disk_uuid === undefined ? 0 : 1) > maxDisks) {
    refuseField('disks', `may be at most ${maxDisks}`);
  }
  if (disk_uuid === undefined) {
    const sizes = sizesFor(locationState, call.body);
    return () => sizes.map((size, at) => newDisk(call, size, at));
  }
  if (source_replica !== undefined) refuseField('source_replica', 'cannot be given with disk_uuid');
  const { owner, disk } = movableDisk(locationState, disk_uuid);
  return () => {
    keepSize(owner, call.now);
    owner.vm.storage = owner.vm.storage.filter((one) => one !== disk);
    owner.vm.updated_at = timestamp(call.now);
    const others = (disks ?? []).map((size, at) => newDisk(call, size, at + 1));
    return [{ ...disk, name: 'sda', primary: true }, ...others];
  };
}

function networkFor(call: Create, locationState: LocationState): NetworkRecord {
  const { network_uuid } = call.body;
  if (network_uuid !== undefined) return networkRecordOf(locationState, network_uuid);
  const defaultNetwork = Object.values(locationState.networks).find((one) => one.is_default);
  return (
    defaultNetwork ??
    newNetwork(call.state, call.now, { slug: call.path.location, name: 'Default network', is_default: true })
  );
}

/** Creates a machine: its addresses come first, then it runs. */
export const createVm: Handlers['createVm'] = (call) => {
  const { body, state, now, path } = call;
  const locationState = locationStateOf(call);
  assertLocationOpen(path.location);
  assertWithinLimits('name', body.name);
  imageFor(body.os_name, body.os_version, call.user);
  assertWithinLimits('vcpu', body.vcpu);
  assertWithinLimits('ram', body.ram);
  assertLoginGiven(body);
  const makeDisks = disksFor(call, locationState);
  const account = accountFor(state, body.billing_account_id);
  assertAffordable(state, account, body);
  const pool = poolFor(path.location, body.designated_pool_uuid);
  const network = networkFor(call, locationState);

  const vm: SandboxVm = {
    uuid: nextUuid(state),
    name: body.name,
    description: body.description ?? null,
    status: 'creating',
    status_changed_at: timestamp(now),
    vcpu: body.vcpu,
    memory: body.ram,
    hostname: hostnameFrom(body.name),
    username: body.username,
    os_name: body.os_name,
    os_version: body.os_version,
    license_type: licenseOf(body.os_name),
    mac: nextMac(state),
    private_ipv4: null,
    public_ipv4: null,
    public_ipv6: null,
    backup: false,
    billing_account: account.id,
    designated_pool_uuid: pool?.uuid ?? null,
    designated_pool_name: pool?.name ?? null,
    current_pool_uuid: null,
    current_pool_name: null,
    network_uuid: network.uuid,
    location: path.location,
    storage: makeDisks(),
    is_rescue: false,
    is_limited: account.restriction_level === 'LIMITED',
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const record: VmRecord = {
    vm,
    interface_uuid: nextUuid(state),
    subinterfaces: [],
    ignores_acpi: false,
    wants_public_ip: body.reserve_public_ip ?? true,
  };
  locationState.vms[vm.uuid] = record;
  startTransition(state, now, record, {
    slug: path.location,
    status: 'creating',
    steps: [
      ['assign_addresses', durations.address],
      ['run', durations.create],
    ],
    event: logVm(call, record, 'started'),
  });
  return vm;
};
