import { metalOffers } from '../catalogue/metal.js';
import { timestamp } from '../clock.js';
import { logMachine, machineDurations, setMachine } from '../lifecycle/machines.js';
import { nextUuid } from '../state/random.js';
import type { MachineRecord, State } from '../state/state.js';
import { day } from './builders.js';

/** The provider's staff: user of the first history entries. */
const staffId = 2;

function addMachine(state: State, slug: string, spec: string, at: number): MachineRecord | undefined {
  const locationState = state.locations[slug];
  if (!locationState) return undefined;
  const machine: MachineRecord = {
    uuid: nextUuid(state),
    number: Object.keys(locationState.machines).length + 1,
    spec,
    status: 'available',
    os_id: null,
    admin_notes: '',
    history: [],
    lease: null,
    billing_account_id: null,
  };
  logMachine(machine, 'admin_create', at, staffId);
  locationState.machines[machine.uuid] = machine;
  return machine;
}

/** Puts the provider's machines into every location, all of them available. */
export function addMachines(state: State, now: number): void {
  for (const { spec, machines } of metalOffers) {
    for (const [slug, count] of Object.entries(machines)) {
      for (let at = 0; at < count; at += 1) addMachine(state, slug, spec.id, now - 400 * day);
    }
  }
}

interface LeaseFacts {
  slug: string;
  spec: string;
  name: string;
  os: string;
  key?: string;
  account: number;
  /** In days. */
  age: number;
  /** What the provider's staff wrote down. */
  notes?: string;
}

/** Leases the first machine of a spec that is available, or one that is added for it. */
export function addLease(state: State, now: number, facts: LeaseFacts): void {
  const { slug, spec, name, os, key, account, age, notes = '' } = facts;
  const created = now - age * day;
  const free = Object.values(state.locations[slug]?.machines ?? {}).find(
    (one) => one.spec === spec && one.status === 'available',
  );
  const machine = free ?? addMachine(state, slug, spec, created);
  if (!machine) return;
  setMachine(machine, {
    status: 'in_use',
    lease: {
      uuid: nextUuid(state),
      display_name: name,
      requested_os_id: os,
      public_key: key ?? null,
      releasable_at: timestamp(created + machineDurations.minimumLease),
      created_at: timestamp(created),
      configured_at: timestamp(created),
      updated_at: timestamp(created),
    },
    billing_account_id: account,
  });
  machine.os_id = os;
  machine.admin_notes = notes;
  logMachine(machine, 'user_request', created, state.users[0]?.user.id ?? null);
}

/** Takes a machine out of service. */
export function takeOffline(state: State, slug: string, spec: string, notes: string, at: number): void {
  const machine = Object.values(state.locations[slug]?.machines ?? {}).find(
    (one) => one.spec === spec && one.status === 'available',
  );
  if (!machine) return;
  setMachine(machine, { status: 'offline', lease: null, billing_account_id: null });
  machine.admin_notes = notes;
  logMachine(machine, 'admin_update', at, staffId);
}
