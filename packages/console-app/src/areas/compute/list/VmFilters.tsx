import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, SearchField, Select, type SelectOption } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import { vmStatusTexts } from '#shared/texts/vmStatus.js';
import { inTransition } from '#shared/vms/statusFilter.js';
import type { VmFilter } from './filter.js';
import type { ListState, ListSteps } from './useListState.js';
import * as styles from './VmList.css.js';

const settled = ['running', 'stopped', 'hibernated'] as const;

/** A choice that narrows nothing has no place in the address. */
const all = 'all';
const chosen = (id: string): string | undefined => (id === all ? undefined : id);

interface VmFiltersProps {
  search: ListState['search'];
  filter: VmFilter;
  narrow: ListSteps['narrow'];
  locations: readonly Location[];
  /** Shows all again; undefined where that is offered elsewhere, or all are shown. */
  onClear: (() => void) | undefined;
}

/** The search and the filters above the list. */
export function VmFilters({
  search,
  filter: { location, status, backup },
  narrow,
  locations,
  onClear,
}: VmFiltersProps) {
  const { t } = useLingui();
  return (
    <search aria-label={t`Virtual machines`} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={t`Search virtual machines`}
          placeholder={t`Name, address, UUID or OS`}
          value={search.text}
          onChange={search.change}
          onBlur={search.flush}
          onSubmit={search.flush}
        />
      </div>
      {locations.length > 1 && <LocationFilter {...{ location, narrow, locations }} />}
      <StatusFilter {...{ status, narrow }} />
      {(backup !== undefined || onClear) && (
        <div className={styles.chips}>
          {backup !== undefined && (
            <Button
              trailingIcon={X}
              aria-description={t`Remove this filter`}
              onClick={() => narrow({ backup: undefined })}
            >
              {backup === 'on' ? t`With backup` : t`Without backup`}
            </Button>
          )}
          {onClear && <Button variant="quiet" onClick={onClear}>{t`Clear filters`}</Button>}
        </div>
      )}
    </search>
  );
}

type LocationFilterProps = Pick<VmFilter, 'location'> & Pick<VmFiltersProps, 'narrow' | 'locations'>;

const LocationFilter = memo(function LocationFilter({ location = all, narrow, locations }: LocationFilterProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Location`}
      labelHidden
      value={location}
      onChange={(id) => narrow({ location: chosen(id) })}
      options={[
        { id: all, label: t`All locations` },
        ...locations.map(({ slug, display_name }) => ({ id: slug, label: display_name })),
      ]}
    />
  );
});

type StatusFilterProps = Pick<VmFilter, 'status'> & Pick<VmFiltersProps, 'narrow'>;

const StatusFilter = memo(function StatusFilter({ status = all, narrow }: StatusFilterProps) {
  const { t, i18n } = useLingui();
  const options: SelectOption[] = [
    { id: all, label: t`All statuses` },
    ...settled.map((id) => ({ id, label: i18n._(vmStatusTexts[id]) })),
    { id: inTransition, label: t`In transition` },
  ];
  // A link may ask for any status.
  const asked = Object.entries(vmStatusTexts).find(([id]) => id === status);
  if (asked && !options.some(({ id }) => id === status)) options.push({ id: status, label: i18n._(asked[1]) });
  return (
    <Select
      label={t`Status`}
      labelHidden
      value={status}
      onChange={(id) => narrow({ status: chosen(id) })}
      options={options}
    />
  );
});
