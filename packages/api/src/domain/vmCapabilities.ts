import type { Disk, Replica, Vm, VmInterface } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { listOf } from './lenient.js';

/** Why something cannot be done with a virtual machine now. */
export type ReasonCode =
  | 'already-running'
  | 'already-stopped'
  | 'deleted'
  | 'in-transition'
  | 'leave-rescue-first'
  | 'no-disk'
  | 'no-interface'
  | 'no-replica'
  | 'not-running'
  | 'primary-disk'
  | 'replica-being-made'
  | 'start-to-change-password'
  | 'stop-to-rescue'
  | 'stop-to-resize'
  | 'wake-first';

export type VmCapability = Capability<ReasonCode>;

/** English texts of the reasons, for the sandbox's answers; the console has its own. */
export const reasonText: Record<ReasonCode, string> = {
  'already-running': 'The virtual machine is running',
  'already-stopped': 'The virtual machine is stopped',
  deleted: 'The virtual machine is deleted',
  'in-transition': 'Wait until the virtual machine has finished what it is doing',
  'leave-rescue-first': 'Stop and start the virtual machine to leave rescue mode first',
  'no-disk': 'The virtual machine has no disk',
  'no-interface': 'The virtual machine has no network interface',
  'no-replica': 'The virtual machine has no snapshot or backup',
  'not-running': 'The virtual machine is not running',
  'primary-disk': 'The primary disk cannot be deleted',
  'replica-being-made': 'The snapshot is still being made',
  'start-to-change-password': 'Start the virtual machine to change its password',
  'stop-to-rescue': 'Stop the virtual machine to start it in rescue mode',
  'stop-to-resize': 'Stop the virtual machine to resize it',
  'wake-first': 'Start the hibernated virtual machine first',
};

type State = Pick<Vm, 'status'>;
type Stored = Pick<Vm, 'status' | 'storage'>;

/** Nothing can be done with a machine that is gone or on its way; also not with one in a status nobody knows. */
function settled({ status }: State): VmCapability {
  if (status === 'deleted') return refused('deleted');
  return status === 'running' || status === 'stopped' || status === 'hibernated' ? allowed : refused('in-transition');
}

/** The first refusal, or yes. */
function all(...capabilities: VmCapability[]): VmCapability {
  return capabilities.find((capability) => !capability.allowed) ?? allowed;
}

function unless(obstacle: boolean, reason: ReasonCode): VmCapability {
  return obstacle ? refused(reason) : allowed;
}

/** A hibernated machine is started before anything changes about it: what it keeps in memory would be lost. */
function awake({ status }: State): VmCapability {
  return unless(status === 'hibernated', 'wake-first');
}

/** A start also wakes a hibernated machine. */
export function canStart(vm: State): VmCapability {
  return all(settled(vm), unless(vm.status === 'running', 'already-running'));
}

/** A graceful stop, forced by itself after 120 seconds (I 4). */
export function canStop(vm: State): VmCapability {
  return all(
    settled(vm),
    unless(vm.status === 'stopped', 'already-stopped'),
    unless(vm.status === 'hibernated', 'not-running'),
  );
}

/** Cutting the power also ends a graceful stop or a reboot that hangs. */
export function canForceStop(vm: State): VmCapability {
  return vm.status === 'stopping' || vm.status === 'rebooting' ? allowed : canStop(vm);
}

/** vCPU and memory change only while the machine is stopped (I 4). */
export function canResize(vm: State): VmCapability {
  return all(settled(vm), awake(vm), unless(vm.status !== 'stopped', 'stop-to-resize'));
}

export function canRename(vm: State): VmCapability {
  return unless(vm.status === 'deleted', 'deleted');
}

/** Only while the machine is running (I 4), and its own system at that. */
export function canChangePassword(vm: Pick<Vm, 'status' | 'is_rescue'>): VmCapability {
  return all(
    settled(vm),
    unless(vm.status !== 'running', 'start-to-change-password'),
    unless(vm.is_rescue, 'leave-rescue-first'),
  );
}

export function canReinstall(vm: Stored): VmCapability {
  return all(settled(vm), awake(vm), hasDisk(vm));
}

/** Rescue mode is a way to start; a stop and start ends it. */
export function canRescue(vm: State): VmCapability {
  return all(settled(vm), awake(vm), unless(vm.status !== 'stopped', 'stop-to-rescue'));
}

export function canClone(vm: Stored): VmCapability {
  return all(settled(vm), hasDisk(vm));
}

export function canSnapshot(vm: Stored): VmCapability {
  return all(settled(vm), hasDisk(vm));
}

type Made = Pick<Replica, 'type' | 'size_gb'>;

/** A snapshot has no size until it has been made. */
const isBeingMade = ({ size_gb }: Made): boolean => size_gb === undefined;

export function canDeleteReplica(vm: State, replica: Made): VmCapability {
  return all(settled(vm), unless(isBeingMade(replica), 'replica-being-made'));
}

/** From a snapshot or backup of any of its disks; whether from this one, `canRebuildFrom` says. */
export function canRebuild(vm: Stored): VmCapability {
  const replicas = listOf(vm.storage).flatMap((disk) => listOf(disk.replicas));
  return all(
    settled(vm),
    awake(vm),
    unless(replicas.length === 0, 'no-replica'),
    unless(replicas.every(isBeingMade), 'replica-being-made'),
  );
}

export function canRebuildFrom(vm: Stored, replica: Made): VmCapability {
  return all(canRebuild(vm), unless(isBeingMade(replica), 'replica-being-made'));
}

/** A new machine can be made from a copy as soon as that is finished, whatever its own machine does meanwhile. */
export function canCreateFrom(replica: Made): VmCapability {
  return all(unless(isBeingMade(replica), 'replica-being-made'));
}

export function canAddDisk(vm: State): VmCapability {
  return all(settled(vm), awake(vm));
}

/** A disk only grows; by how much is a question of validation (I 4). */
export function canResizeDisk(vm: State): VmCapability {
  return canAddDisk(vm);
}

export function canDeleteDisk(vm: State, disk: Pick<Disk, 'primary'>): VmCapability {
  return all(unless(disk.primary, 'primary-disk'), canAddDisk(vm));
}

export function canToggleBackup(vm: Stored): VmCapability {
  return all(settled(vm), hasDisk(vm));
}

export function canDelete(vm: State): VmCapability {
  return settled(vm);
}

export function canAddSubinterface(vm: State, interfaces: readonly VmInterface[]): VmCapability {
  return all(settled(vm), unless(interfaces.length === 0, 'no-interface'));
}

export function canDeleteSubinterface(vm: State): VmCapability {
  return settled(vm);
}

/** Whom a machine is charged to has nothing to do with what it is doing. */
export function canMoveBillingAccount(vm: State): VmCapability {
  return unless(vm.status === 'deleted', 'deleted');
}

function hasDisk(vm: Stored): VmCapability {
  return unless(listOf(vm.storage).length === 0, 'no-disk');
}
