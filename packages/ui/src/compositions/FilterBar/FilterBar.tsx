import { forwardRef, memo, useEffect, useState } from 'react';
import { X } from 'lucide-react';
import { Button } from '../../components/Button/Button.js';
import { SearchField } from '../../components/SearchField/SearchField.js';
import { Select } from '../../components/Select/Select.js';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import type { Pair } from '../../internal/controlled.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOfCollections.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './FilterBar.css.js';

/** A way to filter a list, as somebody chooses it. */
export interface FilterBarFilter {
  /** Unique in the bar. */
  id: string;
  /** What it filters by: "Status". */
  label: string;
  /** The choice that filters nothing: "All statuses". A filter without it is no select: it shows as a chip while it is set. */
  all?: string | undefined;
  /** What can be chosen. */
  options: readonly { id: string; label: string }[];
  /** The text of a value that is not among the options, which a link may ask for; the value itself where left out. */
  labelOf?: ((value: string) => string | undefined) | undefined;
}

export interface FilterBarProps extends NativeAttributes {
  /** Names the region for screen readers: what is filtered. */
  label: string;
  /** What stands in the search field. */
  query: string;
  /** Called with the whole text at each change. */
  onQueryChange: (query: string) => void;
  /** Typing has ended: the field was left, or Enter pressed. */
  onQueryCommit?: (() => void) | undefined;
  /** The label of the search field. Default "Search". */
  searchLabel?: string | undefined;
  /** What can be searched for, while the field is empty. */
  searchHint?: string | undefined;
  /** The filters beside the search, in this order. */
  filters?: readonly FilterBarFilter[] | undefined;
  /** The value of each filter that is set, by its id. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called with a filter's id and its value; undefined where it filters nothing. */
  onFilterChange?: ((id: string, value: string | undefined) => void) | undefined;
  /** Whether each filter that is set is a chip as well, to be removed one by one. Default false: only those without a select. */
  chips?: boolean | undefined;
  /** Shows all again. Without it there is no such button. */
  onClear?: (() => void) | undefined;
  /** How many match, in words: "3 invoices". Announced after search or filters have changed; undefined while it is not known. */
  results?: string | undefined;
  /** Returns how many rows an option would leave, the other filters and the search as they are; undefined: without any. */
  countOf?: ((id: string, value: string | undefined) => number) | undefined;
}

/** The option that filters nothing: no value begins so. */
const all = '\0all';

const none: readonly never[] = [];
const nothing: Readonly<Record<string, undefined>> = {};

/** Search and filters above a list. What they leave is shown by the page, and announced here. */
export const FilterBar = forwardRef<HTMLElement, FilterBarProps & Pair<FilterBarProps, 'filters', 'onFilterChange'>>(
  function FilterBar(
    {
      label,
      query,
      onQueryChange,
      onQueryCommit,
      searchLabel,
      searchHint,
      filters = none,
      values = nothing,
      onFilterChange,
      chips: withChips = false,
      onClear,
      results,
      countOf,
      ...attributes
    },
    ref,
  ) {
    const messages = useOnDemandMessages('filterBar', english.filterBar);
    const chips = filters.filter(({ id, all: one }) => (withChips || one === undefined) && values[id] !== undefined);
    const announced = useAnnouncedResults(
      results,
      JSON.stringify([query, values]),
      query.trim() !== '' || isSet(values),
    );
    return (
      <search aria-label={label} {...attributes} ref={ref} className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            label={searchLabel ?? messages.search}
            placeholder={searchHint}
            value={query}
            onChange={onQueryChange}
            onBlur={onQueryCommit}
            onSubmit={onQueryCommit}
          />
        </div>
        {filters.map(
          ({ id, label, all, options, labelOf }) =>
            all !== undefined && (
              <FilterSelect
                key={id}
                {...{ id, label, all, options, labelOf, countOf, onFilterChange }}
                value={values[id]}
              />
            ),
        )}
        {(chips.length > 0 || onClear) && (
          <div className={withChips ? `${styles.chips} ${styles.chipsBelow}` : styles.chips}>
            {chips.map((one) => (
              <Button
                key={one.id}
                trailingIcon={X}
                size={withChips ? 'small' : 'medium'}
                aria-description={messages.remove}
                onClick={() => onFilterChange?.(one.id, undefined)}
              >
                {chipText(one, values[one.id] ?? '')}
              </Button>
            ))}
            {onClear && (
              <Button variant="quiet" size={withChips ? 'small' : 'medium'} onClick={onClear}>
                {messages.clear}
              </Button>
            )}
          </div>
        )}
        <div aria-live="polite" className={visuallyHidden}>
          {/* Another element each time, so that the same words are said again. */}
          <span key={announced.requested}>{announced.text}</span>
        </div>
      </search>
    );
  },
);

const isSet = (values: NonNullable<FilterBarProps['values']>): boolean =>
  Object.values(values).some((value) => value !== undefined);

const textOf = ({ options, labelOf }: Pick<FilterBarFilter, 'options' | 'labelOf'>, value: string): string =>
  options.find(({ id }) => id === value)?.label ?? labelOf?.(value) ?? value;

const chipText = (filter: FilterBarFilter, value: string): string =>
  filter.all === undefined ? textOf(filter, value) : `${filter.label}: ${textOf(filter, value)}`;

interface FilterSelectProps extends FilterBarFilter, Pick<FilterBarProps, 'countOf' | 'onFilterChange'> {
  value: string | undefined;
}

/** Renders again when its own facts change, and not with each keystroke in the search. */
const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { id, label, all: allText = '', options, labelOf, value = all, countOf, onFilterChange } = props;
  const locale = useLocale();
  const isListed = value === all || options.some((one) => one.id === value);
  const choices = [
    { id: all, label: allText },
    ...options,
    ...(isListed ? [] : [{ id: value, label: textOf({ options, labelOf }, value) }]),
  ];
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        labelHidden
        value={value}
        onChange={(chosen) => onFilterChange?.(id, chosen === all ? undefined : chosen)}
        options={
          countOf
            ? choices.map((one) => ({
                id: one.id,
                label: `${one.label} (${countOf(id, one.id === all ? undefined : one.id).toLocaleString(locale)})`,
              }))
            : choices
        }
      />
    </div>
  );
});

/** How long nothing must be typed before the number is announced, in ms. */
const announcementPause = 700;

/** How many match, once somebody has stopped changing what is `requested`; no text while that is not known. */
function useAnnouncedResults(results: string | undefined, requested: string, filtered: boolean) {
  const messages = useOnDemandMessages('filterBar', english.filterBar);
  const [announced, setAnnounced] = useState({ requested, text: '' });
  const isNew = announced.requested !== requested && results !== undefined;
  const text = filtered ? messages.found(results ?? '') : messages.all(results ?? '');
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setAnnounced({ requested, text }), announcementPause);
    return () => clearTimeout(timer);
  }, [isNew, requested, text]);
  return announced;
}
