import { canLease, canRelease, checkOsId, isReady } from '../../domain/metal.js';
import { parseSshKey } from '../../domain/sshKey.js';
import { reasons } from '../../generated/texts.js';
import type { BareMetalLease, BareMetalMachine, BareMetalSpec } from '../../generated/types.js';
import { machineNetwork, type MetalOffer, metalOffers, metalOs } from '../catalogue/metal.js';
import { timestamp } from '../clock.js';
import type { Call, HandlersOf } from '../http/handlers.js';
import { refuseConflict, refuseField, refuseMissing } from '../http/refusal.js';
import { logMachine, machineDurations, setMachine } from '../lifecycle/machines.js';
import { accountFor, assertAllowed, assertLeasable, assertLocationOpen, assertValid } from '../rules/assertions.js';
import { logResource } from '../rules/log.js';
import { locationStateOf } from '../rules/lookup.js';
import { giveUp } from '../state/events.js';
import { schedule } from '../state/pending.js';
import { hash, nextUuid } from '../state/random.js';
import type { SandboxUser } from '../state/access.js';
import type { LeaseRecord, LocationState, MachineRecord } from '../state/state.js';

type Placed = Pick<Call<'listBareMetalLeases'>, 'state' | 'path' | 'user'>;

/** A machine that is leased. */
interface Leased {
  machine: MachineRecord;
  lease: LeaseRecord;
}

function leasedMachines(locationState: LocationState): Leased[] {
  return Object.values(locationState.machines).flatMap((machine) =>
    machine.lease ? [{ machine, lease: machine.lease }] : [],
  );
}

function leaseOf(locationState: LocationState, uuid: string): Leased {
  return leasedMachines(locationState).find(({ lease }) => lease.uuid === uuid) ?? refuseMissing('Lease');
}

/** A machine as it is answered: what is for administrators is missing for everybody else. */
function answeredMachine({ machine, lease }: Leased, slug: string, { role }: SandboxUser): BareMetalMachine {
  const { serial_number, ...network } = machineNetwork(slug, machine.number);
  const isWindows = lease.requested_os_id.startsWith('windows');
  const hasPassword = isWindows || lease.public_key === null;
  return {
    uuid: machine.uuid,
    status: machine.status,
    os_id: machine.os_id,
    ...network,
    username: isWindows ? 'Administrator' : 'root',
    password: hasPassword ? `Bm${hash(lease.uuid).toString(36)}7!` : null,
    ...(role === 'administrator' && {
      admin_notes: machine.admin_notes,
      serial_number,
      history: machine.history,
    }),
  };
}

/** The network and access of a machine are known once it is configured. */
function answered({ user, path: { location } }: Placed, leased: Leased): BareMetalLease {
  const { machine, lease } = leased;
  return {
    uuid: lease.uuid,
    display_name: lease.display_name,
    status: machine.status,
    spec: machine.spec,
    requested_os_id: lease.requested_os_id,
    public_key: lease.public_key,
    ...(machine.billing_account_id !== null && { billing_account_id: machine.billing_account_id }),
    location,
    machine: machine.status === 'pending' ? null : answeredMachine(leased, location, user),
    releasable_at: lease.releasable_at,
    created_at: lease.created_at,
    updated_at: lease.updated_at,
  };
}

const freeMachines = (locationState: LocationState, spec: string): MachineRecord[] =>
  Object.values(locationState.machines).filter((machine) => machine.spec === spec && machine.status === 'available');

/** A spec as a location has it, with what is left. */
const offered = (spec: MetalOffer['spec'], available_count: number): BareMetalSpec => ({
  ...spec,
  is_available: available_count > 0,
  available_count,
});

/** The specs that a location has machines of. */
function specsOf(locationState: LocationState): BareMetalSpec[] {
  const there = new Set(Object.values(locationState.machines).map(({ spec }) => spec));
  return metalOffers
    .filter(({ spec }) => there.has(spec.id))
    .map(({ spec }) => offered(spec, freeMachines(locationState, spec.id).length));
}

function assertKey(public_key: string | undefined): void {
  const key = public_key === undefined ? undefined : parseSshKey(public_key);
  if (key && !key.ok) assertValid('public_key', [{ code: key.issue }]);
}

/** Bare-metal leases, specs and operating systems (specification: infrastructure, section 7). */
export const metal: HandlersOf<'metal'> = {
  listBareMetalLeases: (call) => leasedMachines(locationStateOf(call)).map((leased) => answered(call, leased)),

  createBareMetalLease(call) {
    const { body, state, now, path, user } = call;
    const locationState = locationStateOf(call);
    assertLocationOpen(path.location);
    const spec =
      specsOf(locationState).find(({ id }) => id === body.spec) ??
      refuseField('spec', 'is not a spec of this location');
    assertValid('requested_os_id', checkOsId(body.requested_os_id));
    if (!metalOs.some(({ id }) => id === body.requested_os_id)) {
      refuseField('requested_os_id', 'is not an operating system for bare-metal machines');
    }
    assertKey(body.public_key);
    const account = accountFor(state, body.billing_account_id);
    assertLeasable(account);
    assertAllowed(canLease(spec));
    const machine = freeMachines(locationState, spec.id)[0] ?? refuseConflict(reasons['spec-unavailable']);
    const lease: LeaseRecord = {
      uuid: nextUuid(state),
      display_name: body.display_name,
      requested_os_id: body.requested_os_id,
      public_key: body.public_key ?? null,
      releasable_at: timestamp(now + machineDurations.minimumLease),
      created_at: timestamp(now),
      updated_at: timestamp(now),
    };
    setMachine(machine, { status: 'pending', lease, billing_account_id: account.id });
    logMachine(machine, user.role === 'administrator' ? 'admin_lease_create' : 'user_request', now, user.user.id);
    const ready = isReady(spec, body.requested_os_id);
    schedule(state, {
      kind: 'machine',
      location: path.location,
      machine: machine.uuid,
      due: now + (ready ? machineDurations.configure : machineDurations.install),
      event: logResource(call, 'bare_metal', { uuid: lease.uuid, name: lease.display_name }, 'started'),
    });
    return answered(call, { machine, lease });
  },

  updateBareMetalLease(call) {
    const leased = leaseOf(locationStateOf(call), call.path.uuid);
    const { lease } = leased;
    lease.display_name = call.body.display_name;
    lease.updated_at = timestamp(call.now);
    logResource(call, 'bare_metal', { uuid: lease.uuid, name: lease.display_name });
    return answered(call, leased);
  },

  deleteBareMetalLease(call) {
    const { state, now, path, user } = call;
    const { machine, lease } = leaseOf(locationStateOf(call), path.uuid);
    assertAllowed(canRelease(lease, now));
    giveUp(state, (one) => one.kind === 'machine' && one.machine === machine.uuid);
    setMachine(machine, { status: 'cleaning', lease: null, billing_account_id: null });
    logMachine(machine, 'user_release', now, user.user.id);
    schedule(state, {
      kind: 'machine',
      location: path.location,
      machine: machine.uuid,
      due: now + machineDurations.clean,
    });
    logResource(call, 'bare_metal', { uuid: lease.uuid, name: lease.display_name });
  },

  listBareMetalSpecs: (call) => specsOf(locationStateOf(call)),
  listBareMetalOs: () => [...metalOs],
};
