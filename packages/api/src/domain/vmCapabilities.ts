import type { ReasonCode } from '../generated/texts.js';
import type { Disk, Replica, Vm, VmInterface } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { isKnown, type PartlyKnown } from './openValues.js';
import { isBeingMade, isTransitional } from './vmStatus.js';

/** Why something cannot be done with a virtual machine now. */
export type VmReason = ReasonCode<'compute'>;

export type VmCapability = Capability<VmReason>;

type State = Pick<Vm, 'status'>;
type Stored = Pick<Vm, 'status' | 'storage'> & PartlyKnown;

/**
 * Nothing can be done with a machine that is gone or on its way to another status. In a status that nobody knows the
 * server decides.
 */
function notInTransition({ status }: State): VmCapability {
  if (status === 'deleted') return refused('vm-deleted');
  return unless(isTransitional(status), 'vm-in-transition');
}

/** The first refusal, or yes. */
function all(...capabilities: VmCapability[]): VmCapability {
  return capabilities.find((capability) => !capability.allowed) ?? allowed;
}

function unless(obstacle: boolean, reason: VmReason): VmCapability {
  return obstacle ? refused(reason) : allowed;
}

/** A hibernated machine is not stopped. What else can be done with it the server decides. */
function awake({ status }: State): VmCapability {
  return unless(status === 'hibernated', 'wake-first');
}

/** A start also wakes a hibernated machine. */
export function canStart(vm: State): VmCapability {
  return all(notInTransition(vm), unless(vm.status === 'running', 'vm-running'));
}

/** A graceful stop, forced by itself after 120 seconds (specification: infrastructure, section 4). */
export function canStop(vm: State): VmCapability {
  return all(
    notInTransition(vm),
    unless(vm.status === 'stopped', 'vm-stopped'),
    unless(vm.status === 'hibernated', 'vm-not-running'),
  );
}

/** Cutting the power also ends a graceful stop or a reboot that hangs. */
export function canForceStop(vm: State): VmCapability {
  return vm.status === 'stopping' || vm.status === 'rebooting' ? allowed : canStop(vm);
}

/** vCPU and memory change only while the machine is stopped (specification: infrastructure, section 4). */
export function canResize(vm: State): VmCapability {
  return all(notInTransition(vm), awake(vm), unless(vm.status === 'running', 'stop-to-resize'));
}

export function canRename(vm: State): VmCapability {
  return unless(vm.status === 'deleted', 'vm-deleted');
}

/** Only while the machine is running (specification: infrastructure, section 4). */
export function canChangePassword(vm: State): VmCapability {
  return all(
    notInTransition(vm),
    unless(vm.status === 'stopped' || vm.status === 'hibernated', 'start-to-change-password'),
  );
}

export function canReinstall(vm: Stored): VmCapability {
  return all(notInTransition(vm), hasDisk(vm));
}

/** Rescue mode is a way to start; a stop and start ends it. */
export function canRescue(vm: State): VmCapability {
  return all(notInTransition(vm), awake(vm), unless(vm.status === 'running', 'stop-to-rescue'));
}

export function canClone(vm: Stored): VmCapability {
  return all(notInTransition(vm), hasDisk(vm));
}

export function canSnapshot(vm: Stored): VmCapability {
  return all(notInTransition(vm), hasDisk(vm));
}

type Made = Pick<Replica, 'type' | 'status'>;

export function canDeleteReplica(vm: State, replica: Made): VmCapability {
  return all(notInTransition(vm), unless(isBeingMade(replica), 'replica-being-made'));
}

/** From a snapshot or backup of any of its disks; whether from this one, `canRebuildFrom` says. */
export function canRebuild(vm: Stored): VmCapability {
  const replicas = vm.storage.flatMap((disk) => disk.replicas);
  if (!isKnown(vm, 'storage')) return notInTransition(vm);
  return all(
    notInTransition(vm),
    unless(replicas.length === 0, 'vm-without-replica'),
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

/**
 * A further disk of a stopped machine can become the primary disk of a new one, which takes it from its machine.
 */
export function canCreateFromDisk(vm: State, disk: Pick<Disk, 'primary'>): VmCapability {
  return all(
    unless(disk.primary, 'primary-disk-kept'),
    notInTransition(vm),
    awake(vm),
    unless(vm.status === 'running', 'stop-to-move-disk'),
  );
}

export function canAddDisk(vm: State): VmCapability {
  return notInTransition(vm);
}

/** A disk only grows; by how much is a question of validation (specification: infrastructure, section 4). */
export function canResizeDisk(vm: State): VmCapability {
  return canAddDisk(vm);
}

export function canDeleteDisk(vm: State, disk: Pick<Disk, 'primary'>): VmCapability {
  return all(unless(disk.primary, 'primary-disk'), canAddDisk(vm));
}

export function canToggleBackup(vm: Stored): VmCapability {
  return all(notInTransition(vm), hasDisk(vm));
}

/** What becomes of one that `hangs`, as its transition takes longer than usual, is the provider's to say. */
export function canDelete(vm: State, hangs = false): VmCapability {
  return hangs ? unless(vm.status === 'deleted', 'vm-deleted') : notInTransition(vm);
}

/** `interfaces` are those of the machine, where they are known. */
export function canAddSubinterface(vm: State, interfaces?: readonly VmInterface[]): VmCapability {
  return all(notInTransition(vm), unless(interfaces?.length === 0, 'vm-without-interface'));
}

export function canDeleteSubinterface(vm: State): VmCapability {
  return notInTransition(vm);
}

/** Whom a machine is charged to has nothing to do with what it is doing. */
export function canMoveBillingAccount(vm: State): VmCapability {
  return unless(vm.status === 'deleted', 'vm-deleted');
}

function hasDisk(vm: Stored): VmCapability {
  return unless(vm.storage.length === 0 && isKnown(vm, 'storage'), 'vm-without-disk');
}
