import { useEffect, useMemo } from 'react';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { narrowing } from './filter.js';
import { sortVms } from './sort.js';
import type { ListView } from './useListState.js';
import type { VmWords } from './useVmWords.js';

/** How long after a change of the list the page has come to rest, in ms. */
const rest = 300;

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
  /* Made while nobody types yet, or the first keystroke would wait for ten thousand of them. */
  useEffect(() => {
    const timer = setTimeout(() => ordered.forEach(haystackOf), rest);
    return () => clearTimeout(timer);
  }, [ordered, haystackOf]);
  const narrow = useMemo(() => narrowing(ordered, haystackOf), [ordered, haystackOf]);
  return useMemo(() => narrow(filter), [narrow, filter]);
}
