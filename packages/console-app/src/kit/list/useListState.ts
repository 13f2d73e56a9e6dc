import { useMemo, useState } from 'react';
import type { TableSort } from '@livery/ui';
import { useSearchState } from '#shared/useSearchState.js';
import type { FilterState } from './filters.js';
import { useSearchText } from './useSearchText.js';

/** More than this would make an address that no longer fits where people paste it. */
const selectionInAddress = 20;

const directions = ['ascending', 'descending'] as const;

interface ListStateOptions {
  /** The names that the list's filters have in the address. */
  filterIds: readonly string[];
  /** The columns that can be sorted. */
  sortable: readonly string[];
  /** The order at first; by the first of these columns unless given. */
  first?: TableSort | undefined;
}

/** How the list is looked at. */
export interface ListView {
  filterState: FilterState;
  sort: TableSort;
}

/** Search, filters, order, "View all" and a short selection are kept in the address; a long selection in the page. */
export function useListState({ filterIds, sortable, first }: ListStateOptions) {
  const names = filterIds.join(' ');
  const keys = useMemo(() => ['q', 'sort', 'dir', 'all', 'selected', ...names.split(' ').filter(Boolean)], [names]);
  const [address, change] = useSearchState(keys);
  const search = useSearchText(address['q'] ?? '', (q) => change({ q }));
  const [many, setMany] = useState<ReadonlySet<string>>();
  const { sort, dir, selected: chosen } = address;
  const column = sortable.find((id) => id === sort) ?? first?.column ?? sortable[0] ?? '';
  const direction = directions.find((one) => one === dir) ?? (sort === undefined ? first?.direction : undefined);
  const filterValues = JSON.stringify(filterIds.map((id) => address[id] ?? null));

  const view = useMemo<ListView>(() => {
    const values = JSON.parse(filterValues) as (string | null)[];
    return {
      filterState: {
        q: search.text,
        values: Object.fromEntries(
          names
            .split(' ')
            .filter(Boolean)
            .map((id, index) => [id, values[index] ?? undefined]),
        ),
      },
      sort: { column, direction: direction ?? 'ascending' },
    };
  }, [search.text, names, filterValues, column, direction]);
  const few = useMemo(() => new Set(chosen?.split(',')), [chosen]);

  const { forget } = search;
  /* Memoised, so that a keystroke renders the search field alone. */
  const stateActions = useMemo(
    () => ({
      /** A filter is a step that one may want to go back from. */
      filter: (id: string, value: string | undefined) => change({ [id]: value }, { push: true }),
      clearFilters: () => {
        forget();
        const none = Object.fromEntries(['q', ...names.split(' ').filter(Boolean)].map((id) => [id, undefined]));
        change(none, { push: true });
      },
      sort: ({ column: by, direction }: TableSort) => change({ sort: by, dir: direction }),
      viewAll: (all: boolean) => change({ all: all ? '1' : undefined }, { push: true }),
      select: (next: ReadonlySet<string>) => {
        const fits = next.size <= selectionInAddress;
        setMany(fits ? undefined : next);
        change({ selected: fits ? [...next].join(',') : undefined });
      },
    }),
    [change, forget, names],
  );
  return { view, search, viewAll: address['all'] === '1', selection: many ?? few, stateActions };
}

export type ListState = ReturnType<typeof useListState>;
/** What changes how the list is looked at. */
export type ListStateActions = ListState['stateActions'];
