import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type Rect,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { parentOf } from '../../internal/surroundings.js';
import { rowHeight } from './constants.js';

type RowVirtualizer = Virtualizer<Element, HTMLTableRowElement>;

const isPage = (scroller: Element): boolean => scroller === scroller.ownerDocument.documentElement;

/** An element whose content is less than this higher than itself does not scroll in earnest (px): an outline may overflow. */
const leastScroll = rowHeight;

/**
 * What moves an element when it scrolls: the nearest ancestor that has more content than room, else the page, as its root
 * element. A box with `overflow-x: auto` alone is none, although its computed `overflow-y` is `auto` too.
 */
export function scrollerOf(element: Element): Element {
  const page = element.ownerDocument.documentElement;
  for (let box = parentOf(element); box !== null && box !== page; box = parentOf(box)) {
    if (box.scrollHeight - box.clientHeight < leastScroll || box === box.ownerDocument.body) continue;
    if (/auto|scroll|overlay/.test(getComputedStyle(box).overflowY)) return box;
  }
  return page;
}

/** How far it is scrolled (px). */
export const offsetOf = (scroller: Element): number => (isPage(scroller) ? window.scrollY : scroller.scrollTop);

/** Where an element begins in the content of its scroller (px). */
export function startIn(scroller: Element, element: Element): number {
  const { top } = element.getBoundingClientRect();
  if (isPage(scroller)) return Math.round(top + window.scrollY);
  return Math.round(top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop);
}

/** The part of the content that is in view (px). */
export const rectOf = (scroller: Element): Rect =>
  isPage(scroller)
    ? { width: window.innerWidth, height: window.innerHeight }
    : { width: scroller.clientWidth, height: scroller.clientHeight };

/** Reports the size of what is in view, at once and when it changes. */
export function observeRect(virtualizer: RowVirtualizer, report: (rect: Rect) => void): void | (() => void) {
  const scroller = virtualizer.scrollElement;
  if (scroller === null || !isPage(scroller)) return observeElementRect(virtualizer, report);
  const measure = () => report(rectOf(scroller));
  measure();
  window.addEventListener('resize', measure, { passive: true });
  return () => window.removeEventListener('resize', measure);
}

/** Reports the offset when it changes, and at once as well: it may have been scrolled before the first event. */
export function observeOffset(
  virtualizer: RowVirtualizer,
  report: (offset: number, isScrolling: boolean) => void,
): void | (() => void) {
  const scroller = virtualizer.scrollElement;
  if (scroller === null) return undefined;
  report(offsetOf(scroller), false);
  if (!isPage(scroller)) return observeElementOffset(virtualizer, report);
  let settled: ReturnType<typeof setTimeout>;
  const follow = () => {
    report(window.scrollY, true);
    clearTimeout(settled);
    settled = setTimeout(() => report(window.scrollY, false), virtualizer.options.isScrollingResetDelay);
  };
  /* The page tells its document of scrolling, not its root element. */
  window.addEventListener('scroll', follow, { passive: true });
  return () => {
    clearTimeout(settled);
    window.removeEventListener('scroll', follow);
  };
}

export const scrollTo = elementScroll<Element>;
