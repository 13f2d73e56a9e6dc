import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { onScrollAround } from '../../internal/surroundings.js';
import { roles, Spacer } from './markup.js';
import { body as bodyClass } from './Table.css.js';
import { rowHeight } from './constants.js';
import { observeOffset, observeRect, offsetOf, rectOf, scrollerOf, scrollTo, startIn } from './scroller.js';
import type { RowLinkEvents } from './rowLinks.js';
import type { BodyEvents } from './useRowSelection.js';

export type MeasureRow = (element: HTMLTableRowElement | null) => void;

interface WindowedRowsProps {
  ids: readonly string[];
  renderRow: (index: number, measure: MeasureRow) => ReactNode;
  events: BodyEvents | RowLinkEvents;
  /** Called with the widths of the columns when the first rows are laid out, so that they can be held at them. */
  onLaidOut: (widths: ReadonlyMap<string, string> | undefined) => void;
}

/** The widths of the columns as they are, in percent of the table, by column id. */
function measuredWidths(table: HTMLTableElement | null | undefined): ReadonlyMap<string, string> | undefined {
  const whole = table?.offsetWidth ?? 0;
  const widths = new Map<string, string>();
  for (const head of table?.querySelectorAll<HTMLElement>('th[data-column]') ?? []) {
    const id = head.dataset['column'];
    if (id !== undefined && head.offsetWidth > 0) widths.set(id, `${(head.offsetWidth / whole) * 100}%`);
  }
  return widths.size > 0 ? widths : undefined;
}

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
export function WindowedRows({ ids, renderRow, events, onLaidOut }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  /* Undefined until it is measured, before the first paint; until then a row would be rendered in the wrong place. */
  const [position, setPosition] = useState<Position>();
  const [estimate, setEstimate] = useState(rowHeight);
  const [focused, setFocused] = useState<number | null>(null);

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
  useEffect(() => {
    if (isMeasured) onLaidOut(measuredWidths(body.current?.closest('table')));
  }, [isMeasured, onLaidOut]);

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
        ids.length > 0 && <Spacer height={ids.length * estimate} />
      ) : (
        <RowsInView {...position} ids={ids} renderRow={renderRow} estimate={estimate} focused={focused} />
      )}
    </tbody>
  );
}

interface RowsInViewProps extends Position, Pick<WindowedRowsProps, 'ids' | 'renderRow'> {
  /** Height of a row that is not measured yet (px). */
  estimate: number;
  /** Index of the row with the focus. */
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
