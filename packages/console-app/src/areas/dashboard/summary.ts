import { isTransitional } from '@livery/api/domain/vmStatus';
import type { VmStatus } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { inTransition } from '#kit/list/useListFilters.js';

export interface StatusCount {
  /** What the list of machines is filtered by. */
  filter: VmStatus | typeof inTransition;
  count: number;
}

const always = new Set<StatusCount['filter']>(['running', 'stopped']);

/** How many machines are how: running and stopped always, anything else where there is one. */
export function countByStatus(vms: readonly LocatedVm[]): StatusCount[] {
  const counts = new Map<StatusCount['filter'], number>([
    ['running', 0],
    [inTransition, 0],
    ['stopped', 0],
  ]);
  for (const { status } of vms) {
    const filter = isTransitional(status) ? inTransition : status;
    counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  return [...counts]
    .map(([filter, count]) => ({ filter, count }))
    .filter(({ filter, count }) => count > 0 || always.has(filter));
}

/** What all machines have together: vCPUs, memory in MB, disks in GB. */
export function capacityOf(vms: readonly LocatedVm[]): { vcpu: number; memory: number; disk: number } {
  const sum = { vcpu: 0, memory: 0, disk: 0 };
  for (const vm of vms) {
    sum.vcpu += vm.vcpu;
    sum.memory += vm.memory;
    for (const { size } of vm.storage) sum.disk += size;
  }
  return sum;
}
