import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
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
import { roles, Spacer } from './markup.js';
import { body as bodyClass } from './Table.css.js';
import { rowHeight } from './constants.js';
import type { BodyEvents } from './useRowSelection.js';

export type MeasureRow = (element: HTMLTableRowElement | null) => void;

interface WindowedRowsProps {
  ids: readonly string[];
  renderRow: (index: number, measure: MeasureRow) => ReactNode;
  events: BodyEvents;
  /** Called when the first rows are laid out, so that the columns can be held at their widths. */
  onLaidOut: () => void;
}

/** Reports the offset at once as well: the page may have been scrolled before the first event. */
function observeOffset(
  virtualizer: Virtualizer<Window, HTMLTableRowElement>,
  report: (offset: number, isScrolling: boolean) => void,
): ReturnType<typeof observeWindowOffset> {
  report(window.scrollY, false);
  return observeWindowOffset(virtualizer, report);
}

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/**
 * The body of a long table: only the rows near the viewport are in the document. The page scrolls, not the table. It is
 * never rendered on a server. Without rows it is hidden.
 */
export default function WindowedRows({ ids, renderRow, events, onLaidOut }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  /*
   * Undefined until it is measured, before the first paint; until then no row is rendered, as it would be in the wrong
   * place.
   */
  const [measuredOffset, setOffset] = useState<number>();
  const isMeasured = measuredOffset !== undefined;
  const offset = measuredOffset ?? 0;
  const [estimate, setEstimate] = useState(rowHeight);
  const [focused, setFocused] = useState<number | null>(null);

  /* Content above the table may change its height, and rows may become cards: both change the size of the page. */
  useLayoutEffect(() => {
    const follow = () => {
      if (body.current === null || body.current.hidden) return;
      setOffset(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
      const card = getComputedStyle(body.current).display === 'block' && body.current.querySelector('tr[data-index]');
      setEstimate(card ? Math.round(heightOf(card)) : rowHeight);
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isMeasured) onLaidOut();
  }, [isMeasured, onLaidOut]);

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
  // oxlint-disable-next-line react/incompatible-library -- only the React compiler minds, and it is not in use
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: isMeasured ? ids.length : 0,
    estimateSize: () => estimate,
    overscan: 1,
    scrollMargin: offset,
    getItemKey,
    rangeExtractor,
    measureElement: heightOf,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    observeElementOffset: observeOffset,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimate]);

  const focusEvents = {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const index = event.target.closest('tr')?.dataset['index'];
      setFocused(index === undefined ? null : Number(index));
    },
    onBlur: () => setFocused(null),
  };

  let end = offset;
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
  const total = isMeasured ? virtualizer.getTotalSize() : ids.length * estimate;
  const rest = total + offset - end;
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
      {rows}
      {rest > 0 && <Spacer height={rest} />}
    </tbody>
  );
}
