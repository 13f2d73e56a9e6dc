import type { Replica, ReplicaStatus, Vm, VmStatus } from '../generated/types.js';
import { entryOf, type Known } from './openValues.js';
import { defineTransitions, type Transition } from './transitions.js';

/** How a status is coloured; never the only sign of it. */
export type StatusTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** How long a graceful stop may take before it becomes a forced one, in ms: 120 seconds. */
export const gracefulStopTimeout = 120_000;

const second = 1000;

/** The statuses of virtual machines that pass by themselves (specification: infrastructure, section 4). */
export const vmTransitions = defineTransitions<Known<VmStatus>>({
  creating: { expected: 60 * second, limit: 300 * second },
  starting: { expected: 20 * second, limit: 120 * second },
  stopping: { expected: 30 * second, limit: gracefulStopTimeout + 30 * second },
  rebooting: { expected: 40 * second, limit: 180 * second },
  hibernating: { expected: 30 * second, limit: 120 * second },
  waking_up: { expected: 30 * second, limit: 120 * second },
  cloning: { expected: 120 * second, limit: 900 * second },
  reinstalling: { expected: 90 * second, limit: 600 * second },
  rebuilding: { expected: 120 * second, limit: 900 * second },
});

/** The same of snapshots and backups. */
export const replicaTransitions = defineTransitions<Known<ReplicaStatus>>({
  creating: { expected: 60 * second, limit: 1800 * second },
});

/** Whether a snapshot or backup is still being made: only if its status says so. */
export const isBeingMade = ({ status }: Pick<Replica, 'status'>): boolean =>
  status !== undefined && replicaTransitions.has(status);

type Changing = Pick<Vm, 'status' | 'status_changed_at'>;

/** The transition of a machine itself, one or none. */
export function statusTransition({ status, status_changed_at }: Changing): readonly Transition[] {
  return vmTransitions.of(status, status_changed_at);
}

/** All that passes by itself about a machine: its own status and the snapshots that are being made of it. */
export function vmTransitionsOf(vm: Changing & Pick<Vm, 'storage'>): readonly Transition[] {
  const replicas = vm.storage.flatMap((disk) => disk.replicas);
  return [
    ...statusTransition(vm),
    ...replicas.flatMap(({ status = 'ready', created_at }) => replicaTransitions.of(status, created_at)),
  ];
}

/** Whether a machine's status passes by itself, so that it is followed until the transition ends. */
export function isTransitional(status: VmStatus): boolean {
  return vmTransitions.has(status);
}

const tones: Partial<Record<Known<VmStatus>, StatusTone>> = { running: 'success', deleted: 'danger' };

/** `success` running, `info` in transition, `danger` deleted, `neutral` at rest or unknown. */
export function toneOf(status: VmStatus): StatusTone {
  return isTransitional(status) ? 'info' : (entryOf(tones, status) ?? 'neutral');
}
