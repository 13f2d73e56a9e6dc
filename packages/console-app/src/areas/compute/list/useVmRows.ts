import { useMemo } from 'react';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { filterVms } from './filter.js';
import { sortVms } from './sort.js';
import type { ListView } from './useListState.js';
import type { VmWords } from './useVmWords.js';

/** The rows to show. All are put in order first, so that a keystroke in the search only has to leave some out. */
export function useVmRows(
  vms: readonly LocatedVm[],
  { filter, sort }: ListView,
  words: VmWords,
  priceOf: (vm: LocatedVm) => VmPrice,
): readonly LocatedVm[] {
  const { column, direction } = sort;
  const ordered = useMemo(
    () => sortVms(vms, { column, direction }, { ...words, priceOf }),
    [vms, column, direction, words, priceOf],
  );
  const { haystackOf } = words;
  return useMemo(() => filterVms(ordered, filter, haystackOf), [ordered, filter, haystackOf]);
}
