import { Plus } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { genericForwardRef, useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { useIsomorphicLayoutEffect, useStableCallback } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { useLocale } from '../../messages/locale.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { capitalized, EditedRow, type RowAction, type RowErrors, type RowFields } from './EditedRow.js';
import { useFocusOn, type FocusTarget } from './useFocusOn.js';
import { WindowedList } from './WindowedList.js';
import * as styles from './RowsEditor.css.js';

/** What a caller's own buttons do with the rows: presets, an import. */
export interface RowsEdit<Row> {
  /** Adds rows at the end, as many as there is room for. The focus goes to the first of them. */
  add: (rows: readonly Row[]) => void;
  /**
   * Puts rows, as many as there is room for, in the place of all. The focus goes to the first of them. Fewer than
   * `minRows` are not taken, which is announced.
   */
  replace: (rows: readonly Row[]) => void;
  /** Why none can be added now. */
  disabledReason: string | undefined;
}

export interface RowsEditorProps<Row extends { id: string }> extends Omit<
  NativeAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Names the editor: "Rules". */
  label: string;
  /** What a row is called in a sentence, by its number from 1: "rule 3". */
  rowName: (number: number) => string;
  /** The rows. Their ids are unique and stay when a row is moved. */
  rows: readonly Row[];
  /** Called with all rows after each change. */
  onChange: (rows: Row[]) => void;
  /**
   * The fields of a row, each in a `RowField`. A new row's first field gets the focus; another one does that has
   * `data-first-field`. Rows are rendered when they change, or when this does: where they are many, give the same function
   * in every render (`useCallback`).
   */
  children: RowFields<Row>;
  /** Makes a row with an id of its own, for the button that adds one. */
  createRow: () => Row;
  /** Makes a copy of a row with an id of its own. Without it rows cannot be duplicated. */
  duplicateRow?: ((row: Row) => Row) | undefined;
  /** Whether rows can be moved up and down. Default false. */
  reorderable?: boolean | undefined;
  /** Fewer rows cannot be left. Default 0. */
  minRows?: number | undefined;
  /** More rows cannot be added. Default: no limit. */
  maxRows?: number | undefined;
  /** `line`: the fields and buttons of a row beside each other, for one to three short fields. `card`: a card for each. Default `line`. */
  look?: 'line' | 'card' | undefined;
  /** Whether the number of a row is shown before its fields in the look `line`. Default false. */
  numbered?: boolean | undefined;
  /** Says a row in a few words, in the name of its group and the head of its card. The same function in every render, as `children`. */
  summaryOf?: ((row: Row) => string) | undefined;
  /** What is wrong with fields of a row, by names of the caller's, for `children`. Such a row is in the document, however many there are. */
  fieldErrorsOf?: ((row: Row, index: number) => RowErrors) | undefined;
  /** What is wrong with a row as a whole. */
  errorOf?: ((row: Row, index: number) => string | undefined) | undefined;
  /** What is odd about a row, and not wrong. */
  findingOf?: ((row: Row, index: number) => string | undefined) | undefined;
  /** Of the button that adds a row: "Add rule". */
  addLabel: string;
  /** Renders more ways to add rows, beside that button. */
  renderActions?: ((edit: RowsEdit<Row>) => ReactNode) | undefined;
  /** Whether the buttons stand before or after the rows. Default `end`. */
  actionsAt?: 'start' | 'end' | undefined;
  /** Of a second button after more than four rows, where the buttons stand before them: "Add another rule". */
  addAnotherLabel?: string | undefined;
  /** Shown in the place of the rows while there are none. */
  empty?: ReactNode;
}

/** From so many rows on the buttons before them are out of sight. */
const manyRows = 5;

/**
 * A list of rows of fields: rows are added, changed, moved, duplicated and removed, by keyboard too. The focus stays with
 * what was done and each change is announced. Of more than 60 rows only those near the viewport are in the document. `ref`
 * and native attributes go to the outermost element.
 */
export const RowsEditor = genericForwardRef(function RowsEditor<Row extends { id: string }>(
  props: RowsEditorProps<Row>,
  ref: Ref<HTMLDivElement>,
) {
  const {
    label,
    rowName,
    rows,
    onChange,
    children,
    createRow,
    duplicateRow,
    reorderable = false,
    minRows = 0,
    maxRows = Infinity,
    look = 'line',
    numbered = false,
    summaryOf,
    fieldErrorsOf,
    errorOf,
    findingOf,
    addLabel,
    renderActions,
    actionsAt = 'end',
    addAnotherLabel,
    empty,
    ...attributes
  } = props;
  const messages = useOnDemandMessages('rowsEditor', english.rowsEditor);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [said, setSaid] = useState({ number: 0, text: '' });
  const [target, setTarget] = useState<FocusTarget>();
  useFocusOn(target, rows, root);
  const count = rows.length;
  /* With the changes that are not rendered yet: several may come from one event, such as a reset of the form. */
  const latest = useRef(rows);
  useIsomorphicLayoutEffect(() => {
    latest.current = rows;
  });
  const nameOf = (number: number) => capitalized(rowName(number), locale);

  const say = (text: string) => setSaid(({ number }) => ({ number: number + 1, text }));

  function give(next: Row[]) {
    latest.current = next;
    onChange(next);
  }

  function change(next: Row[], focus: FocusTarget, text: string) {
    give(next);
    setTarget(focus);
    say(text);
  }

  function insert(before: readonly Row[], more: readonly Row[], after: readonly Row[] = []) {
    const taken = more.slice(0, Math.max(0, maxRows - before.length - after.length));
    const [first] = taken;
    const full = taken.length < more.length ? messages.atMost(maxRows) : undefined;
    if (!first) {
      if (full !== undefined) say(full);
      return;
    }
    const text = taken.length === 1 ? messages.added(nameOf(before.length + 1)) : messages.addedMany(taken.length);
    change(
      [...before, ...taken, ...after],
      { row: first.id, part: 'fields', index: before.length },
      full === undefined ? text : `${text}. ${full}`,
    );
  }

  function removeAll() {
    const { [0]: first, length } = latest.current;
    if (!first) return;
    const text = length === 1 ? messages.removed(nameOf(1)) : messages.removedMany(length);
    change([], { row: undefined, part: 'remove', gone: first.id }, text);
  }

  const act = useStableCallback((id: string, action: RowAction<Row>) => {
    const all = latest.current;
    const index = all.findIndex((row) => row.id === id);
    const row = all[index];
    if (!row) return;
    if (typeof action === 'object') {
      give(all.with(index, { ...row, ...action }));
    } else if (action === 'duplicate') {
      if (duplicateRow) insert(all.slice(0, index + 1), [duplicateRow(row)], all.slice(index + 1));
    } else if (action === 'remove') {
      const next = all.toSpliced(index, 1);
      const neighbor = next[index] ?? next.at(-1);
      change(next, { row: neighbor?.id, part: 'remove', gone: id }, messages.removed(nameOf(index + 1)));
    } else {
      const place = index + (action === 'up' ? -1 : 1);
      const next = all.toSpliced(index, 1).toSpliced(place, 0, row);
      change(next, { row: id, part: action, index: place }, messages.moved(place + 1));
    }
  });

  const mostReason = count >= maxRows ? messages.atMost(maxRows) : undefined;
  const leastReason = count <= minRows ? messages.atLeast(minRows) : undefined;
  const edit: RowsEdit<Row> = {
    add: useStableCallback((more) => insert(latest.current, more)),
    replace: useStableCallback((next) => {
      if (next.length < minRows) say(messages.atLeast(minRows));
      else if (next.length > 0) insert([], next);
      else removeAll();
    }),
    disabledReason: mostReason,
  };
  const addButton = (text: string) => (
    <Button data-part="add" icon={Plus} disabledReason={mostReason} onClick={() => edit.add([createRow()])}>
      {text}
    </Button>
  );
  const bar = (
    <div className={styles.bar}>
      {addButton(addLabel)}
      {renderActions?.(edit)}
    </div>
  );
  const hasErrors = (row: Row, index: number) =>
    errorOf?.(row, index) !== undefined ||
    Object.values(fieldErrorsOf?.(row, index) ?? {}).some((error) => error !== undefined);
  return (
    <div role="group" aria-label={label} {...attributes} ref={mergedRef} className={styles.root}>
      {actionsAt === 'start' && bar}
      {count === 0 && !isEmpty(empty) && <div className={styles.empty}>{empty}</div>}
      {count > 0 && (
        <div role="list" className={styles.list[look]}>
          <WindowedList
            items={rows}
            isPinned={(row, index) => row.id === target?.row || hasErrors(row, index)}
            className={styles.list[look]}
            estimatedHeight={look === 'card' ? 132 : 80}
          >
            {(row, index) => (
              <div
                key={row.id}
                role="listitem"
                aria-posinset={index + 1}
                aria-setsize={count}
                data-row={row.id}
                className={styles.item}
              >
                <EditedRow<Row>
                  row={row}
                  index={index}
                  isLast={index === count - 1}
                  name={rowName(index + 1)}
                  look={look}
                  numbered={numbered}
                  canMove={reorderable}
                  canDuplicate={duplicateRow !== undefined}
                  mostReason={mostReason}
                  leastReason={leastReason}
                  summaryOf={summaryOf}
                  errors={fieldErrorsOf?.(row, index)}
                  error={errorOf?.(row, index)}
                  finding={findingOf?.(row, index)}
                  act={act}
                >
                  {children}
                </EditedRow>
              </div>
            )}
          </WindowedList>
        </div>
      )}
      {actionsAt === 'end' && bar}
      {actionsAt === 'start' && addAnotherLabel !== undefined && count >= manyRows && (
        <div className={styles.bar}>{addButton(addAnotherLabel)}</div>
      )}
      <VisuallyHidden live="polite">
        {/* Another element each time, so that the same words are said again. */}
        <span key={said.number} className={styles.said}>
          {said.text}
        </span>
      </VisuallyHidden>
    </div>
  );
});
