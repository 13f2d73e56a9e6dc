import { memo } from 'react';
import { link } from '../Link/Link.css.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { dash, isEmpty } from '../../internal/props.js';
import * as styles from './Table.css.js';
import { cellClass, roles } from './markup.js';
import { SelectBox } from './SelectBox.js';
import { headerText, type TableColumn } from './types.js';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  rowHeader: string | undefined;
  /** The label of the checkbox; without it the row cannot be selected. */
  selectLabel: string | undefined;
  selected: boolean;
  highlighted: boolean;
  onToggle: (id: string, checked: boolean, range: boolean) => void;
  /** Where it leads. */
  href: string | undefined;
  /** The caller's attributes. */
  rowProps: ((row: Row) => NativeAttributes<HTMLTableRowElement>) | undefined;
  /** Its place among all rows, from 0; only where not all rows are in the document. */
  index?: number | undefined;
  measure?: ((element: HTMLTableRowElement | null) => void) | undefined;
}

function Row<Row>({
  row,
  id,
  columns,
  rowHeader,
  selectLabel,
  selected,
  highlighted,
  onToggle,
  href,
  rowProps,
  index,
  measure,
}: TableRowProps<Row>) {
  return (
    <tr
      {...rowProps?.(row)}
      ref={measure}
      {...roles.row}
      className={styles.row}
      data-index={index}
      data-selected={selected || undefined}
      data-highlighted={highlighted || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {selectLabel !== undefined && (
        <td {...roles.cell} className={styles.selectCell}>
          <SelectBox
            label={selectLabel}
            state={selected ? 'all' : 'none'}
            rowId={id}
            onChange={(checked, range) => onToggle(id, checked, range)}
          />
        </td>
      )}
      {columns.map((column) => {
        const named = column.id === rowHeader;
        const Cell = named ? 'th' : 'td';
        const content = column.cell(row);
        const isWithoutValue = !named && column.actions !== true && isEmpty(content);
        return (
          <Cell
            key={column.id}
            {...(named ? roles.rowHeader : roles.cell)}
            scope={named ? 'row' : undefined}
            className={cellClass(column, named)}
            data-label={column.mobileLabel ?? headerText(column)}
            data-empty={isWithoutValue || undefined}
          >
            <div className={styles.value}>
              {isWithoutValue ? (
                <span className={styles.noValue}>{dash}</span>
              ) : named && href !== undefined ? (
                <RoutedLink href={href} className={link.standalone} data-row-link="">
                  {content}
                </RoutedLink>
              ) : (
                content
              )}
            </div>
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row. It renders again only when its own props change. */
export const TableRow = memo(Row) as typeof Row;
