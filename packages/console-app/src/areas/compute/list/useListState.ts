import { useMemo, useState } from 'react';
import type { TableSort } from '@livery/ui';
import { useSearchState } from '#shared/useSearchState.js';
import type { VmFilter } from './filter.js';
import { sortColumns, type SortColumn, type VmSort } from './sort.js';
import { useSearchText } from './useSearchText.js';

const keys = ['q', 'location', 'status', 'backup', 'sort', 'dir', 'all', 'selected'] as const;

/** More than this would make an address that no longer fits where people paste it. */
const selectionInAddress = 20;

const isColumn = (column: string | undefined): column is SortColumn => sortColumns.some((one) => one === column);

/** How the list is looked at. */
export interface ListView {
  filter: VmFilter;
  sort: VmSort;
}

/** Search, filters, order, "View all" and a short selection live in the address; a long selection in the page. */
export function useListState() {
  const [address, change] = useSearchState(keys);
  const search = useSearchText(address.q ?? '', (q) => change({ q }));
  const [many, setMany] = useState<ReadonlySet<string>>();
  const { location, status, backup, sort, dir, selected: chosen } = address;

  const view = useMemo<ListView>(
    () => ({
      filter: { q: search.text, location, status, backup },
      sort: {
        column: isColumn(sort) ? sort : 'name',
        direction: dir === 'descending' ? 'descending' : 'ascending',
      },
    }),
    [search.text, location, status, backup, sort, dir],
  );
  const few = useMemo(() => new Set(chosen?.split(',')), [chosen]);

  const { forget } = search;
  /* Always the same functions, so that a keystroke renders the search alone. */
  const steps = useMemo(
    () => ({
      /** A filter is a step that one may want to go back from. */
      narrow: (filter: Pick<VmFilter, 'location' | 'status' | 'backup'>) => change(filter, { push: true }),
      clearFilter: () => {
        forget();
        change({ q: undefined, location: undefined, status: undefined, backup: undefined }, { push: true });
      },
      order: ({ column, direction }: TableSort) => change({ sort: column, dir: direction }),
      setViewAll: (all: boolean) => change({ all: all ? '1' : undefined }, { push: true }),
      select: (next: ReadonlySet<string>) => {
        const fits = next.size <= selectionInAddress;
        setMany(fits ? undefined : next);
        change({ selected: fits ? [...next].join(',') : undefined });
      },
    }),
    [change, forget],
  );
  return { view, search, viewAll: address.all === '1', selected: many ?? few, steps };
}

export type ListState = ReturnType<typeof useListState>;
/** What changes how the list is looked at. */
export type ListSteps = ListState['steps'];
