import { useMemo, useState } from 'react';
import type { TableSort } from '../components/Table/types.js';
import { useStableCallback } from '../internal/hooks.js';
import type { CollectionAddress } from './address.js';
import type { FilterState } from './filters.js';
import { useSearchText } from './useSearchText.js';

/** More than this would make an address that no longer fits where people paste it. */
const selectionInAddress = 20;

/** An id of the parameter `selected`, where each is encoded: it may have a comma. */
function idIn(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

interface StateOptions {
  /** The names that the filters have in the address. */
  filterIds: readonly string[];
  /** The columns that can be sorted. */
  sortable: readonly string[];
  /** The order at first, where its column is one of these; else by the first of them. */
  first?: TableSort | undefined;
  address: CollectionAddress;
}

/** How a collection is looked at. */
export interface CollectionView {
  filterState: FilterState;
  sort: TableSort;
}

/**
 * Search (`q`), filters by their ids, order (`sort`, `dir`), "View all" (`all`) and a short selection (`selected`) are kept
 * in the address; a long selection in the page.
 */
export function useCollectionState({ filterIds, sortable, first, address: { get, set } }: StateOptions) {
  const names = filterIds.join(' ');
  const search = useSearchText(get('q') ?? '', (q) => set({ q }));
  const [many, setMany] = useState<ReadonlySet<string>>();
  const { text: chosen, change } = useSearchText(get('selected') ?? '', (ids) => set({ selected: ids || undefined }));
  const [sort, dir] = [get('sort'), get('dir')];
  const order: Partial<TableSort> =
    [{ column: sort ?? '' }, first].find((one) => one && sortable.includes(one.column)) ?? {};
  const { column = sortable[0] ?? '' } = order;
  const direction = (dir ?? order.direction) === 'descending' ? 'descending' : 'ascending';
  const filterValues = JSON.stringify(Object.fromEntries(filterIds.map((id) => [id, get(id) || undefined])));

  const view = useMemo<CollectionView>(
    () => ({
      filterState: { q: search.text, values: JSON.parse(filterValues) as FilterState['values'] },
      sort: { column, direction },
    }),
    [search.text, filterValues, column, direction],
  );
  const few = useMemo(() => new Set(chosen ? chosen.split(',').map(idIn) : []), [chosen]);
  const select = useStableCallback((next: ReadonlySet<string>) => {
    const fits = next.size <= selectionInAddress;
    setMany(fits ? undefined : next);
    const ids = fits ? [...next].map(encodeURIComponent).join(',') : '';
    if (ids !== chosen) change(ids);
  });

  const { forget } = search;
  /* Memoised, so that a keystroke renders the search field alone. */
  const stateActions = useMemo(
    () => ({
      /** A filter is a step that one may want to go back from. */
      filter: (id: string, value: string | undefined) => set({ [id]: value }, { push: true }),
      clearFilters: () => {
        forget();
        set(Object.fromEntries(`q ${names}`.split(' ').map((id) => [id, undefined])), { push: true });
      },
      sort: ({ column: by, direction }: TableSort) => set({ sort: by, dir: direction }),
      viewAll: (all: boolean) => set({ all: all ? '1' : undefined }, { push: true }),
      select,
    }),
    [set, forget, names, select],
  );
  return { view, search, viewAll: get('all') === '1', selection: many ?? few, stateActions };
}
