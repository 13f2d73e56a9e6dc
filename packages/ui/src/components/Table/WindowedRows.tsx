import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { onScrollAround } from '../../internal/surroundings.js';
import { layoutOf, naturalWidths } from './columnLayout.js';
import { roles, Spacer } from './markup.js';
import { body as bodyClass } from './Table.css.js';
import { rowHeight } from './constants.js';
import { observeOffset, observeRect, offsetOf, rectOf, scrollerOf, scrollTo, startIn } from './scroller.js';
import type { RowLinkEvents } from './rowLinks.js';
import type { TableColumn } from './types.js';
import type { BodyEvents } from './useRowSelection.js';

export type MeasureRow = (element: HTMLTableRowElement | null) => void;

interface WindowedRowsProps {
  ids: readonly string[];
  columns: readonly TableColumn<never>[];
  renderRow: (index: number, measure?: MeasureRow) => ReactNode;
  events: BodyEvents | RowLinkEvents;
  /** Index of the row that is to take the focus, which is in the document from the first. */
  toFocus: number | undefined;
  /**
   * Called with the widths of the columns when the first rows are laid out, so that they can be held at them, and whenever
   * other columns are in sight. Cards have none.
   */
  onLaidOut: (widths: ReadonlyMap<string, string> | undefined) => void;
}

/** The natural widths of columns in percent of the table, by column id. */
function widthsOf(row: HTMLTableRowElement, columns: readonly TableColumn<never>[]): ReadonlyMap<string, string> {
  const natural = [...naturalWidths(layoutOf(row), columns)];
  const whole = row.getBoundingClientRect().width;
  return new Map(natural.map(([id, width]) => [id, `${(width / whole) * 100}%`]));
}

/** The ids of the columns in sight; one without room is. */
const inSight = (row: HTMLTableRowElement): string =>
  Array.from(row.cells, (head) => (head.getClientRects().length > 0 ? head.dataset['column'] : undefined))
    .filter((id) => id !== undefined)
    .join(' ');

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Where a long table is: what scrolls it, and where its body begins in the content of that (px). */
interface Position {
  scroller: Element;
  start: number;
}

/**
 * The body of a long table: only the rows in view and next to it are in the document. What scrolls is the nearest
 * ancestor that does, a dialog or the main area of a portal, or else the page; which one may change while the table is
 * visible. It is never rendered on a server. Without rows it is hidden.
 */
export function WindowedRows({ ids, columns, renderRow, events, toFocus, onLaidOut }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  /* Undefined until it is measured, before the first paint; until then rows would be rendered in the wrong place. */
  const [position, setPosition] = useState<Position>();
  const [estimate, setEstimate] = useState(rowHeight);
  const [focused, setFocused] = useState(toFocus ?? null);

  /*
   * Content above the table may change its height, rows may become cards, and another element may come to scroll: the size
   * of the page or of what scrolls changes then, or an element scrolls that is not followed yet.
   */
  const scroller = position?.scroller;
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const follow = () => {
      if (element.hidden) return;
      const next = scrollerOf(element);
      const start = startIn(next, element);
      setPosition((before) =>
        before?.scroller === next && before.start === start ? before : { scroller: next, start },
      );
      const card = getComputedStyle(element).display === 'block' && element.querySelector('tr[data-index]');
      setEstimate(card ? Math.round(heightOf(card)) : rowHeight);
    };
    follow();
    const observer = new ResizeObserver(follow);
    for (const box of [document.body, ...(scroller ? [scroller, ...scroller.children] : [])]) observer.observe(box);
    const stopListening = onScrollAround(element, (scrolled) => {
      if (scrolled instanceof Element && scrolled !== scroller) follow();
    });
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, [scroller]);

  const isMeasured = position !== undefined;
  const held = useRef<string>(undefined);
  useLayoutEffect(() => {
    const row = body.current?.closest('table')?.tHead?.rows[0];
    if (!isMeasured || !row) return undefined;
    const hold = () => {
      const shown = inSight(row);
      if (shown === held.current) return;
      held.current = shown;
      onLaidOut(shown === '' ? undefined : widthsOf(row, columns));
    };
    hold();
    const observer = new ResizeObserver(hold);
    observer.observe(row);
    return () => observer.disconnect();
  }, [isMeasured, columns, onLaidOut]);

  const focusEvents = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const index = event.target.closest('tr')?.dataset['index'];
      setFocused(index === undefined ? null : Number(index));
    },
    onBlur: () => setFocused(null),
  };
  return (
    <tbody
      ref={body}
      {...roles.group}
      className={bodyClass}
      /* It waits for rows where a search leaves none: laid out anew, they would all be made in one go. */
      hidden={ids.length === 0}
      {...events}
      {...focusEvents}
    >
      {position === undefined ? (
        ids.length > 0 && (
          /* One row says how high cards are. */
          <>
            {renderRow(0)}
            <Spacer height={(ids.length - 1) * estimate} />
          </>
        )
      ) : (
        <RowsInView {...position} ids={ids} renderRow={renderRow} estimate={estimate} focused={focused} />
      )}
    </tbody>
  );
}

interface RowsInViewProps extends Position, Pick<WindowedRowsProps, 'ids' | 'renderRow'> {
  /** Height of a row that is not measured yet (px). */
  estimate: number;
  /** Index of the row with the focus, or that is to take it. */
  focused: number | null;
}

function RowsInView({ scroller, start, ids, renderRow, estimate, focused }: RowsInViewProps) {
  /* The row with the focus stays in the document, or the keyboard would lose its place when the page is scrolled. */
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].toSorted((a, b) => a - b);
    },
    [focused],
  );

  const getItemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const virtualizer = useVirtualizer<Element, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    overscan: 1,
    scrollMargin: start,
    getItemKey,
    rangeExtractor,
    measureElement: heightOf,
    initialRect: rectOf(scroller),
    initialOffset: () => offsetOf(scroller),
    observeElementRect: observeRect,
    observeElementOffset: observeOffset,
    scrollToFn: scrollTo,
  });
  const estimated = useRef(estimate);
  useLayoutEffect(() => {
    // The first rows have just been measured: measured again, they would all be rendered once more.
    if (estimated.current === estimate) return;
    estimated.current = estimate;
    virtualizer.measure();
  }, [virtualizer, estimate]);

  let end = start;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end;
    end = item.end;
    return (
      <Fragment key={item.key}>
        {gap > 0 && <Spacer height={gap} />}
        {renderRow(item.index, virtualizer.measureElement)}
      </Fragment>
    );
  });
  const rest = virtualizer.getTotalSize() + start - end;
  return (
    <>
      {rows}
      {rest > 0 && <Spacer height={rest} />}
    </>
  );
}
