import type { Disk, Replica } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import { recordEvent } from '../state/events.js';
import { schedule } from '../state/pending.js';
import { hash, nextUuid, type Seed } from '../state/random.js';
import type { State, VmRecord } from '../state/state.js';

const day = 24 * 60 * 60 * 1000;
/** Backups are kept for a month (specification: infrastructure, section 9). */
const backupsKept = 4;

/** The next Wednesday 02:00 UTC after a point in time, in ms. */
export function nextBackupTime(after: number): number {
  const midnight = Math.floor(after / day) * day;
  const toWednesday = (3 - new Date(midnight).getUTCDay() + 7) % 7;
  const candidate = midnight + toWednesday * day + 2 * 60 * 60 * 1000;
  return candidate > after ? candidate : candidate + 7 * day;
}

/** What a copy of a disk takes, in GB: some part of its size, always the same for the same copy. */
export function replicaSize(disk: Disk, replica: string): number {
  return Number((disk.size * (0.15 + (hash(replica) % 400) / 1000)).toFixed(1));
}

/** Adds a copy to a disk, the newest first, and lets backups go that are more than are kept. */
export function addReplica(disk: Disk, replica: Replica): void {
  disk.replicas.unshift(replica);
  const backups = disk.replicas.filter((one) => one.type === 'backup');
  const old = new Set(backups.slice(backupsKept).map((one) => one.uuid));
  if (old.size > 0) disk.replicas = disk.replicas.filter((one) => !old.has(one.uuid));
}

/** Makes a weekly backup of a machine's primary disk. */
export function backUp(source: Seed, { vm }: VmRecord, at: number): void {
  const disk = vm.storage.find((one) => one.primary);
  if (!disk) return;
  const uuid = nextUuid(source);
  addReplica(disk, {
    uuid,
    type: 'backup',
    master_uuid: disk.uuid,
    size_gb: replicaSize(disk, uuid),
    created_at: timestamp(at),
  });
}

const resting = new Set(['running', 'stopped', 'hibernated']);

/** Backs up every machine that has backups on and is not in the middle of something; then waits for the next week. */
export function runWeeklyBackups(state: State, at: number): void {
  for (const [location, { vms }] of Object.entries(state.locations)) {
    for (const record of Object.values(vms)) {
      if (!record.vm.backup || !resting.has(record.vm.status)) continue;
      backUp(state, record, at);
      recordEvent(state, at, {
        action: 'weeklyBackup',
        username: null,
        resource_type: 'virtual_machine',
        resource_uuid: record.vm.uuid,
        resource_name: record.vm.name,
        location,
      });
    }
  }
  schedule(state, { kind: 'weekly_backup', due: nextBackupTime(at) });
}
