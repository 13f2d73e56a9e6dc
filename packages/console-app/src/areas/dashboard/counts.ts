import { diskTotal } from '@livery/api/domain/pricing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { inTransition, type UnknownResource } from '#kit';

interface StatusCount {
  /** What the list is filtered by. */
  filter: string;
  count: number;
}

/** How many rows are how: the statuses that last in their order, what passes by itself together, then any other. */
export function countByStatus({ status }: UnknownResource, rows: readonly object[]): StatusCount[] {
  if (!status) return [];
  const counts = new Map([...status.stableStates, inTransition].map((filter) => [filter, 0]));
  for (const row of rows) {
    const id = status.of(row);
    const filter = status.transitions.has(id) ? inTransition : id;
    counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  return [...counts].map(([filter, count]) => ({ filter, count })).filter(({ count }) => count > 0);
}

/** What all machines that are not deleted have together: vCPUs, memory in MB, disks in GB. */
export function capacityOf(vms: readonly LocatedVm[]): { vcpu: number; memory: number; disk: number } {
  const sum = { vcpu: 0, memory: 0, disk: 0 };
  for (const vm of vms) {
    if (vm.status === 'deleted') continue;
    sum.vcpu += vm.vcpu;
    sum.memory += vm.memory;
    sum.disk += diskTotal(vm);
  }
  return sum;
}
