import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useRows } from '#kit/rows/useRows.js';
import { virtualMachines } from '#resources/virtualMachines.js';

const nowhere: readonly Location[] = [];

/**
 * The machines of all locations, as far as they have come, for what a limited billing account has left; asked for only
 * where that is `needed`.
 */
export const useChargedVms = (needed: boolean): readonly LocatedVm[] =>
  useRows(virtualMachines, needed ? undefined : nowhere).rows;
