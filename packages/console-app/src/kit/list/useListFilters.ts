import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CollectionFilter } from '@livery/ui/collections';
import { entryOf } from '@livery/api/domain/openValues';
import { useLocations } from '#shared/locations.js';
import type { ListDefinition } from '../resource.js';

/** What the status filter takes beside a status: whatever passes by itself. */
export const inTransition = 'in_transition';

/** The filters that every resource has: by location where there are several, and by status. */
export function useListFilters<Row extends object>({
  status,
  locationOf,
}: ListDefinition<Row>): readonly CollectionFilter<Row>[] {
  const { t, i18n } = useLingui();
  const locations = useLocations();
  return useMemo(() => {
    const filters: CollectionFilter<Row>[] = [];
    if (locationOf && locations.length > 1) {
      filters.push({
        id: 'location',
        label: t`Location`,
        all: t`All locations`,
        options: locations.map(({ slug, display_name }) => ({ id: slug, label: display_name })),
        matches: (row, slug) => locationOf(row) === slug,
      });
    }
    if (status) {
      const labelOf = (id: string): string | undefined => {
        const label = entryOf(status.labels, id);
        return label && i18n._(label);
      };
      filters.push({
        id: 'status',
        label: t`Status`,
        all: t`All statuses`,
        options: [
          ...status.stableStates.map((id) => ({ id, label: labelOf(id) ?? id })),
          { id: inTransition, label: t`In transition` },
        ],
        labelOf,
        matches: (row, id) => (id === inTransition ? status.transitions.has(status.of(row)) : status.of(row) === id),
      });
    }
    return filters;
  }, [t, i18n, status, locationOf, locations]);
}
