import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo, useCallback, useId, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.js';
import { StatusIndicator } from '../../components/StatusIndicator/StatusIndicator.js';
import { idList } from '../../internal/attributes.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './RowsEditor.css.js';

/** What is wrong with fields of a row, by name. */
export type RowErrors = Readonly<Record<string, string | undefined>>;

/** What the fields of a row are rendered with. */
export interface RowContext<Row> {
  /** From 0. It changes when rows before it do. */
  index: number;
  /** What `fieldErrorsOf` says. */
  errors: RowErrors;
  /** Changes some values of the row. The same function in every render of a row. */
  change: (values: Partial<Row>) => void;
}

/** Renders the fields of a row. */
export type RowFields<Row> = (row: Row, context: RowContext<Row>) => ReactNode;

/** What is done with a row: values that it is given, or what its buttons do. */
export type RowAction<Row> = Partial<Row> | 'up' | 'down' | 'duplicate' | 'remove';

interface EditedRowProps<Row> {
  row: Row;
  index: number;
  isLast: boolean;
  /** "rule 3" */
  name: string;
  look: 'line' | 'card';
  numbered: boolean;
  canMove: boolean;
  canDuplicate: boolean;
  /** Why there can be no more rows. */
  mostReason: string | undefined;
  /** Why there can be no fewer. */
  leastReason: string | undefined;
  summaryOf: ((row: Row) => string) | undefined;
  errors: RowErrors | undefined;
  error: string | undefined;
  finding: string | undefined;
  /** The same function in every render. */
  act: (id: string, action: RowAction<Row>) => void;
  children: RowFields<Row>;
}

export const capitalized = (text: string, locale: string): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

const noErrors: RowErrors = {};

function Row<Values extends { id: string }>(props: EditedRowProps<Values>) {
  const { row, index, isLast, name, look, numbered, canMove, canDuplicate, mostReason, leastReason } = props;
  const { summaryOf, errors = noErrors, error, finding, act, children } = props;
  const messages = useOnDemandMessages('rowsEditor', english.rowsEditor);
  const locale = useLocale();
  const noteId = useId();
  const { id } = row;
  const change = useCallback((values: Partial<Values>) => act(id, values), [act, id]);
  const summary = summaryOf?.(row) ?? '';
  const label = capitalized(name, locale);
  const hasNote = error !== undefined || finding !== undefined;
  const size = look === 'card' ? 'small' : 'medium';
  const buttons = (
    <div className={styles.buttons[look]} data-several={canMove || canDuplicate || undefined}>
      {canMove && (
        <>
          <IconButton
            data-part="up"
            icon={ArrowUp}
            size={size}
            label={messages.moveUp(name)}
            disabledReason={index === 0 ? messages.isFirst : undefined}
            onClick={() => act(id, 'up')}
          />
          <IconButton
            data-part="down"
            icon={ArrowDown}
            size={size}
            label={messages.moveDown(name)}
            disabledReason={isLast ? messages.isLast : undefined}
            onClick={() => act(id, 'down')}
          />
        </>
      )}
      {canDuplicate && (
        <IconButton
          icon={Copy}
          size={size}
          label={messages.duplicate(name)}
          disabledReason={mostReason}
          onClick={() => act(id, 'duplicate')}
        />
      )}
      <IconButton
        data-part="remove"
        icon={Trash2}
        size={size}
        label={messages.remove(name)}
        disabledReason={leastReason}
        onClick={() => act(id, 'remove')}
      />
    </div>
  );
  const fields = (
    <div data-part="fields" className={styles.fields}>
      {children(row, { index, errors, change })}
    </div>
  );
  return (
    <div
      role="group"
      aria-label={summary === '' ? label : `${label}: ${summary}`}
      aria-describedby={idList(hasNote && noteId)}
      className={styles.row[look]}
    >
      {look === 'card' ? (
        <>
          <div className={styles.head}>
            <span className={styles.title}>
              {index + 1}. {summary}
            </span>
            {buttons}
          </div>
          {fields}
        </>
      ) : (
        <div className={styles.line}>
          {numbered && (
            <span aria-hidden className={styles.number}>
              {index + 1}.
            </span>
          )}
          {fields}
          {buttons}
        </div>
      )}
      {hasNote && (
        <div id={noteId} className={styles.notes}>
          {error !== undefined && <StatusIndicator tone="danger">{error}</StatusIndicator>}
          {finding !== undefined && <StatusIndicator tone="warning">{finding}</StatusIndicator>}
        </div>
      )}
    </div>
  );
}

/** A row of the editor. Rendered again only where something of it has changed: there may be a thousand. */
export const EditedRow = memo(Row, isSameRow) as typeof Row;

/** Forms copy their rows with each change, so that equal ones are other objects. */
const copied: ReadonlySet<string> = new Set(['row', 'errors']);

function isSameRow<Props extends object>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props & string)[]).every((name) =>
    copied.has(name) ? isSameRecord(before[name], after[name]) : Object.is(before[name], after[name]),
  );
}

function isSameRecord(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [first, second] = [one, other] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  const names = Object.keys(first);
  return names.length === Object.keys(second).length && names.every((name) => Object.is(first[name], second[name]));
}
