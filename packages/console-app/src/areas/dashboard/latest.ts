import { readTimestamp } from '@livery/api/domain/timestamps';
import type { LocatedVm } from '@livery/api/queries/compute';

/** A list view shows the latest ten (I 2). */
const shown = 10;

/** When it was created, in ms; a time that cannot be read is the oldest. */
const timeOf = ({ created_at }: LocatedVm): number =>
  (created_at === undefined ? undefined : readTimestamp(created_at))?.getTime() ?? 0;

/** The machines that were created last, the newest first. */
export function latestVms(vms: readonly LocatedVm[]): LocatedVm[] {
  return vms
    .map((vm) => ({ vm, time: timeOf(vm) }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, shown)
    .map(({ vm }) => vm);
}
