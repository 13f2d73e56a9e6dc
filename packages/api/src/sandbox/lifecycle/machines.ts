import { machineFaults } from '../../domain/metal.js';
import type { BareMetalHistoryEntry, BareMetalMachineStatus } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import type { LeaseRecord, MachineRecord } from '../state/state.js';

const second = 1000;

/** How long things take in the sandbox, in ms. */
export const machineDurations = {
  /** Until a machine with an operating system that is ready is in use. */
  configure: 20 * second,
  /** The same with any other operating system. */
  install: 60 * second,
  /** Until the disks of a released machine are clean. */
  clean: 45 * second,
  /** How long a lease lasts at least. */
  minimumLease: 24 * 60 * 60 * second,
} as const;

interface Standing {
  status: BareMetalMachineStatus;
  lease: LeaseRecord | null;
  billing_account_id: number | null;
}

/** Puts a machine into another state. Throws when its status and lease would not agree (specification: infrastructure, section 4). */
export function setMachine(machine: MachineRecord, standing: Standing): void {
  const faults = machineFaults({ ...standing, lease: standing.lease?.uuid ?? null });
  if (faults.length > 0) throw new Error(`A machine that is ${standing.status}: ${faults.join(', ')}`);
  machine.status = standing.status;
  machine.lease = standing.lease;
  machine.billing_account_id = standing.billing_account_id;
}

/** Writes down what happened to a machine, the newest first. */
export function logMachine(
  machine: MachineRecord,
  action: BareMetalHistoryEntry['action'],
  at: number,
  acting_user_id: number | null,
): void {
  machine.history.unshift({ action, acting_user_id, created_at: timestamp(at) });
}

/** Ends what a machine is in: one that is pending is in use from then on, one that is cleaned is available again. */
export function finishMachine(machine: MachineRecord, at: number): void {
  const { status, lease, billing_account_id } = machine;
  if (status === 'pending' && lease) {
    lease.configured_at = lease.updated_at = timestamp(at);
    machine.os_id = lease.requested_os_id;
    setMachine(machine, { status: 'in_use', lease, billing_account_id });
  } else if (status === 'cleaning') {
    machine.os_id = null;
    setMachine(machine, { status: 'available', lease: null, billing_account_id: null });
  }
}
