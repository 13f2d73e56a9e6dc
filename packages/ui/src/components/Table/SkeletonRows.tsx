import { cellClass } from './markup.js';
import { skeleton, skeletonBox } from './parts.css.js';
import * as styles from './Table.css.js';
import { headerText, type TableColumn } from './types.js';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  selectable: boolean;
  rowHeader: string | undefined;
}

/* Uneven, as words are; the same on every load, so nothing moves. */
const shares = ['72%', '48%', '60%', '36%', '54%'];

/** Rows of the shape of what comes. */
export function SkeletonRows<Row>({ columns, count, selectable, rowHeader }: SkeletonRowsProps<Row>) {
  return (
    <tbody className={styles.body} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {selectable && (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
            <td className={styles.selectCell}>
              <span className={skeletonBox} />
            </td>
          )}
          {columns.map((column, index) => (
            <td
              key={column.id}
              className={cellClass(column, column.id === rowHeader)}
              data-label={column.mobileLabel ?? headerText(column)}
            >
              {column.actions !== true && (
                <span className={skeleton} style={{ inlineSize: shares[(row + index) % shares.length] }} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
