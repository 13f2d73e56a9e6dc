import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, SearchField, Select, type Option } from '@livery/ui';
import type { Location, VmStatus } from '@livery/api/generated/types';
import { vmStatusTexts } from '#shared/texts/vmStatus.js';
import { inTransition } from '#shared/vms/statusFilter.js';
import type { ListState } from './useListState.js';
import * as styles from './VmList.css.js';

const settled: VmStatus[] = ['running', 'stopped', 'hibernated'];

/** A choice that narrows nothing has no place in the address. */
const all = 'all';
const chosen = (id: string): string | undefined => (id === all ? undefined : id);

/** The search and the filters above the list. */
export function VmFilters({ state, locations }: { state: ListState; locations: readonly Location[] }) {
  const { t, i18n } = useLingui();
  const { search, view, narrow } = state;
  const { location = all, status = all, backup } = view.filter;

  const statuses: Option[] = [
    { id: all, label: t`All statuses` },
    ...settled.map((id) => ({ id, label: i18n._(vmStatusTexts[id]) })),
    { id: inTransition, label: t`In transition` },
  ];
  const asked = Object.entries(vmStatusTexts).find(([id]) => id === status);
  if (asked && !statuses.some(({ id }) => id === status)) statuses.push({ id: status, label: i18n._(asked[1]) });

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
      {locations.length > 1 && (
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
      )}
      <Select
        label={t`Status`}
        labelHidden
        value={status}
        onChange={(id) => narrow({ status: chosen(id) })}
        options={statuses}
      />
      {backup !== undefined && (
        <div className={styles.chips}>
          <Button trailingIcon={X} aria-description={t`Remove this filter`} onClick={() => narrow({ backup: undefined })}>
            {backup === 'on' ? t`With backup` : t`Without backup`}
          </Button>
        </div>
      )}
    </search>
  );
}
