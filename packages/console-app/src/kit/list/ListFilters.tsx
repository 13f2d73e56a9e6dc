import { memo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button, SearchField, Select } from '@livery/ui';
import type { ListDefinition } from '../resource.js';
import type { ListFilter, FilterState } from './filters.js';
import type { ListState, ListStateActions } from './useListState.js';
import * as styles from './list.css.js';

/** The option that filters nothing; the address has no parameter for it. */
const all = 'all';

interface ListFiltersProps<Row extends object> {
  resource: Pick<ListDefinition<Row>, 'messages'>;
  search: ListState['search'];
  filters: readonly ListFilter<Row>[];
  values: FilterState['values'];
  onFilter: ListStateActions['filter'];
  /** Shows all again; undefined where that is offered elsewhere, or all are shown. */
  onClear: (() => void) | undefined;
}

/** The search and the filters above a list. */
export function ListFilters<Row extends object>(props: ListFiltersProps<Row>) {
  const { resource, search, filters, values, onFilter, onClear } = props;
  const { t, i18n } = useLingui();
  const { messages } = resource;
  const chips = filters.filter((one) => one.all === undefined && values[one.id] !== undefined);
  return (
    <search aria-label={i18n._(messages.title)} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={messages.search ? i18n._(messages.search) : t`Search`}
          placeholder={messages.searchHint && i18n._(messages.searchHint)}
          value={search.text}
          onChange={search.change}
          onBlur={search.flush}
          onSubmit={search.flush}
        />
      </div>
      {filters.map(
        (one) =>
          one.all !== undefined && (
            <FilterSelect key={one.id} {...pick(one)} value={values[one.id]} onFilter={onFilter} />
          ),
      )}
      {(chips.length > 0 || onClear) && (
        <div className={styles.chips}>
          {chips.map((one) => (
            <Button
              key={one.id}
              trailingIcon={X}
              aria-description={t`Remove this filter`}
              onClick={() => onFilter(one.id, undefined)}
            >
              {one.options.find(({ id }) => id === values[one.id])?.label ?? values[one.id]}
            </Button>
          ))}
          {onClear && <Button variant="quiet" onClick={onClear}>{t`Clear filters`}</Button>}
        </div>
      )}
    </search>
  );
}

type SelectFacts = Pick<ListFilter<never>, 'id' | 'label' | 'all' | 'options' | 'labelOf'>;

const pick = <Row,>({ id, label, all: none, options, labelOf }: ListFilter<Row>): SelectFacts => ({
  id,
  label,
  all: none,
  options,
  labelOf,
});

interface FilterSelectProps extends SelectFacts {
  value: string | undefined;
  onFilter: ListStateActions['filter'];
}

const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { id, label, all: none = '', options, labelOf, value = all, onFilter } = props;
  const isListed = value === all || options.some((one) => one.id === value);
  return (
    <Select
      label={label}
      labelHidden
      value={value}
      onChange={(chosen) => onFilter(id, chosen === all ? undefined : chosen)}
      options={[
        { id: all, label: none },
        ...options,
        // A link may ask for any value.
        ...(isListed ? [] : [{ id: value, label: labelOf?.(value) ?? value }]),
      ]}
    />
  );
});
