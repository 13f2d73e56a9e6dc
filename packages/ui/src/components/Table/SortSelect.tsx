import { useId } from 'react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './parts.css.js';
import { headerText, type TableColumn, type TableSort } from './types.js';

interface SortSelectProps<Row, Id extends string> {
  columns: readonly TableColumn<Row, Id>[];
  sort: TableSort<Id> | undefined;
  onSortChange: (sort: TableSort<Id>) => void;
  /** Inside a card's border. */
  inset: boolean;
}

/** The orders of the table as a native select, for cards, which have no headings to press. */
export function SortSelect<Row, Id extends string>({ columns, sort, onSortChange, inset }: SortSelectProps<Row, Id>) {
  const messages = useOnDemandMessages('table', english.table);
  const id = useId();
  const sortOptions = columns.flatMap((column) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { column: column.id, direction },
      value: `${column.id} ${direction}`,
      label: messages[direction](headerText(column)),
    })),
  );
  /* None where the rows are not sorted, or by a column that is not among these. */
  const current = sortOptions.find((option) => option.value === `${sort?.column} ${sort?.direction}`);
  return (
    <div className={styles.sortSelect} data-inset={inset || undefined}>
      <label htmlFor={id} className={styles.sortSelectLabel}>
        {messages.sortBy}
      </label>
      <select
        id={id}
        className={styles.sortSelectField}
        value={current?.value ?? ''}
        onChange={(event) => {
          const chosen = sortOptions.find((option) => option.value === event.target.value);
          if (chosen) onSortChange(chosen.sort);
        }}
      >
        {!current && <option value="">{messages.unsorted}</option>}
        {sortOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
