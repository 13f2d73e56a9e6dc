import { readTimestamp } from '@livery/api/domain/timestamps';
import type { Disk, Replica, Vm } from '@livery/api/generated/types';

/** A snapshot or backup, and the disk it is a copy of. */
export type ReplicaOfDisk = Replica & { disk: Disk };

/** What a disk is called: its name inside the machine, or its uuid where the server does not say. */
export const diskName = ({ name, uuid }: Pick<Disk, 'name' | 'uuid'>): string => name || uuid;

const madeAt = ({ created_at }: Replica): number =>
  (created_at === undefined ? undefined : readTimestamp(created_at))?.getTime() ?? 0;

/** The snapshots and backups of all disks, the newest first; only of one type if it is given. */
export function replicasOf({ storage }: Pick<Vm, 'storage'>, type?: Replica['type']): ReplicaOfDisk[] {
  return storage
    .flatMap((disk) => disk.replicas.map((replica) => ({ ...replica, disk })))
    .filter((replica) => type === undefined || replica.type === type)
    .toSorted((a, b) => madeAt(b) - madeAt(a));
}
