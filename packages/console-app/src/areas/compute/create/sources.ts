import type { Capability } from '@livery/api/domain/capability';
import { canCreateFrom, canCreateFromDisk, type VmReason } from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import { replicasOf, type ReplicaOfDisk } from '../replicas.js';
import type { Disk } from '@livery/api/generated/types';

/** What a machine is made from in the place of an image, as the address names it (`typeId`). */
export const sourceKinds = ['replica', 'disk'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A snapshot or backup that fills the primary disk, or a disk that becomes it. */
export interface Source {
  /** Uuid of the replica or the disk. */
  id: string;
  /** The machine that it belongs to: the operating system is that one's. */
  vm: LocatedVm;
  disk: Disk;
  /** Set for a snapshot or backup. */
  replica?: ReplicaOfDisk;
  /** Whether a machine can be made from it now. */
  capability: Capability<VmReason>;
}

/** Everything of a kind that a machine can be made from, the unavailable included; primary disks stay where they are. */
export function sourcesOf(machines: readonly LocatedVm[], kind: SourceKind): Source[] {
  const there = machines.filter(({ status }) => status !== 'deleted');
  return kind === 'replica'
    ? there.flatMap((vm) =>
        replicasOf(vm).map((replica) => ({
          id: replica.uuid,
          vm,
          disk: replica.disk,
          replica,
          capability: canCreateFrom(replica),
        })),
      )
    : there.flatMap((vm) =>
        vm.storage
          .filter(({ primary }) => !primary)
          .map((disk) => ({ id: disk.uuid, vm, disk, capability: canCreateFromDisk(vm, disk) })),
      );
}
