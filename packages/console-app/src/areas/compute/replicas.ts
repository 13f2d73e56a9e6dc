import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isKnown, type PartlyKnown } from '@livery/api/domain/openValues';
import { readTimestamp } from '@livery/api/domain/timestamps';
import type { Disk, Replica, Vm } from '@livery/api/generated/types';
import { useTime } from '#shared/time.js';

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

/** Gives the name of a snapshot or backup: its type and when it was made, as it has none of its own. */
export function useReplicaName(): (replica: Pick<Replica, 'type' | 'created_at'>) => string {
  const { t } = useLingui();
  const { dateTime } = useTime();
  return useCallback(
    ({ type, created_at }) => {
      const made = dateTime(created_at);
      return type === 'backup' ? t`Backup of ${made}` : t`Snapshot of ${made}`;
    },
    [t, dateTime],
  );
}

/**
 * Says that the disks of machines, and with them the snapshots and backups, are not fully known; undefined where they
 * are: a list of them that is empty or short says nothing otherwise.
 */
export function useUnknownDisks(): (vms: readonly (Pick<Vm, 'storage'> & PartlyKnown)[]) => string | undefined {
  const { t } = useLingui();
  return (vms) =>
    vms.every((vm) => isKnown(vm, 'storage'))
      ? undefined
      : t`The disks are not fully known: the server's answer was not understood.`;
}
