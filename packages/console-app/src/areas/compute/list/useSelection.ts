import { useMemo } from 'react';
import type { LocatedVm } from '@livery/api/queries/compute';

/** The selected machines that are there, and their ids: what was deleted elsewhere is not counted. */
export function useSelection(vms: readonly LocatedVm[], selected: ReadonlySet<string>) {
  return useMemo(() => {
    const machines = selected.size === 0 ? [] : vms.filter(({ uuid }) => selected.has(uuid));
    return { machines, ids: machines.length === selected.size ? selected : new Set(machines.map(({ uuid }) => uuid)) };
  }, [vms, selected]);
}
