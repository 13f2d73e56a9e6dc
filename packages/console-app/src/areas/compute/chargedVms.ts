import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useRows } from '#kit/rows/useRows.js';
import { virtualMachines } from '#resources/virtualMachines.js';

const none: readonly Location[] = [];

/**
 * The machines of all locations, as far as they have come, for what a limited billing account has left (specification:
 * infrastructure, section 9); asked for only where that is `needed`.
 */
export function useChargedVms(needed: boolean): readonly LocatedVm[] {
  return useRows(virtualMachines, needed ? undefined : none).rows;
}
