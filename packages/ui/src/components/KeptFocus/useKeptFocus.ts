import { useEffect } from 'react';

/** What may take the focus. A button that sends a form may not: the press that took away what had it may be repeated. */
const focusable = [
  'a[href]',
  'button:not([type="submit"])',
  'input:not([type="hidden"], [type="radio"]:not(:checked))',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
]
  .map((element) => `${element}:not(:disabled, [tabindex="-1"])`)
  .join();
/** What is not for people, or not now. */
const hiddenAway = '[inert], [aria-hidden="true"]';
const headings = 'h1, h2, h3, h4, h5, h6';
/** Focus stays inside of these. */
const rooms = 'main, [role="dialog"], [role="alertdialog"]';

/** Where something was that is gone. */
interface Gap {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/** An element that had the focus; the gap it left once it is gone. */
interface Place {
  element: Element;
  gap?: Gap;
}

/** Enough for what opened a dialog to be found again after all that was pressed in it. */
const remembered = 30;

/**
 * Keeps the focus near when the element that has it goes: a removed row, an alert that was dismissed, the filter that
 * was cleared. It moves to what comes next, else to what stands before it, a heading included, and never out of the
 * main landmark or the dialog. What somebody else has put elsewhere meanwhile stays there. Once for the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let places: Place[] = [];
    let current: Element | undefined;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      current = target;
      places = [{ element: target }, ...places.filter(({ element }) => element !== target)].slice(0, remembered);
    };
    /* Whoever presses beside everything has left by themselves. An element that goes says the same at first. */
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      setTimeout(() => {
        if (current === target && target.isConnected && document.activeElement !== target) current = undefined;
      });
    };
    const observer = new MutationObserver((records) => {
      for (const place of places) place.gap ??= gapOf(place.element, records);
      if (current === undefined || current.isConnected) return;
      current = undefined;
      afterOthers(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        const next = firstOf(places, ({ element, gap }) => (element.isConnected ? visible(element) : gap && near(gap)));
        if (next) give(next);
      });
    });

    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, []);
}

/** Dialogs and menus give the focus back a frame after they have gone. */
function afterOthers(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/** A heading takes the focus only this once. */
function give(element: HTMLElement): void {
  if (element.matches(headings) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

function gapOf(element: Element, records: readonly MutationRecord[]): Gap | undefined {
  if (element.isConnected) return undefined;
  for (const { removedNodes, target, previousSibling: before, nextSibling: after } of records) {
    const took = [...removedNodes].some((node) => node.contains(element));
    if (took && target instanceof Element) return { parent: target, before, after };
  }
  return undefined;
}

/** What takes the focus in the place of what left a gap; nothing where the gap is gone too, or in no room. */
function near({ parent, before, after }: Gap): HTMLElement | undefined {
  const room = parent.isConnected ? parent.closest(rooms) : null;
  if (!room) return undefined;
  const children = [...parent.children];
  const from = indexAfter(children, before) ?? indexAfter(children, after, 0) ?? 0;
  let found = beside(children, from);
  for (let at = parent; !found && at !== room && at.parentElement; at = at.parentElement) {
    const siblings = [...at.parentElement.children];
    found = beside(
      siblings.filter((one) => one !== at),
      siblings.indexOf(at),
    );
  }
  return found ?? visible(room);
}

/** The place after a node among its siblings; text between them counts as what stands before it. */
function indexAfter(children: readonly Element[], node: Node | null, offset = 1): number | undefined {
  const at = children.findIndex((one) => one === node);
  return at < 0 ? undefined : at + offset;
}

/** The first thing that comes, else the last thing or heading before. */
function beside(siblings: readonly Element[], from: number): HTMLElement | undefined {
  const next = siblings.slice(from);
  const previous = siblings.slice(0, from).toReversed();
  return (
    firstOf(next, (one) => inside(one, focusable)[0]) ??
    firstOf(previous, (one) => inside(one, `${focusable}, ${headings}`).at(-1))
  );
}

/** The element itself and what is in it, as far as it matches and can be seen. */
function inside(element: Element, selector: string): HTMLElement[] {
  const all = [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
  return all.flatMap((one) => visible(one) ?? []);
}

/** The element, where one sees it. */
function visible(element: Element): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || element.closest(hiddenAway) || element.getClientRects().length === 0) {
    return undefined;
  }
  return element;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
