import { useEffect } from 'react';
import { focusedElement } from '../../internal/roots.js';

/** What may receive the focus. Not a submit button: the press that removed the focused element may be repeated. */
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
const notPerceivable = '[inert], [aria-hidden="true"]';
const headings = 'h1, h2, h3, h4, h5, h6';
/** The focus is restored within the innermost of these. */
const focusScopes = 'main, [role="dialog"], [role="alertdialog"]';

/** Where an element was before it was removed. */
interface Position {
  parent: Element;
  before: Node | null;
  after: Node | null;
}

/** An element that had the focus, and its position once it has been removed. */
interface Visited {
  element: Element;
  position?: Position;
}

/** Enough for the element that opened a dialog to be found after all the presses in the dialog. */
const historyLength = 30;

/**
 * Restores the focus when the focused element is removed: a deleted row, a dismissed alert, the filter that was cleared.
 * It goes to what follows, else to what precedes, headings included, and never out of the main landmark or the dialog.
 * Where other code has moved the focus meanwhile, nothing happens. Call it once for a document, or with the shadow root that
 * the components are in.
 */
export function useFocusRestoration(root?: ShadowRoot | null): void {
  useEffect(() => {
    /* A shadow root has the same events, which its type does not say. */
    const within = (root ?? document) as Document;
    let history: Visited[] = [];
    let focused: Element | undefined;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      history = [{ element: target }, ...history.filter(({ element }) => element !== target)].slice(0, historyLength);
    };
    /* The focus may also go to nothing because of a press on the page, which is not a removal: the element is still there. */
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return;
      setTimeout(() => {
        if (focused === target && target.isConnected && focusedElement() !== target) focused = undefined;
      });
    };
    const observer = new MutationObserver((records) => {
      for (const visited of history) visited.position ??= removedPosition(visited.element, records);
      if (focused === undefined || focused.isConnected) return;
      focused = undefined;
      afterOverlays(() => {
        const elsewhere = focusedElement();
        if (elsewhere !== null && elsewhere !== document.body) return;
        const next = firstFound(history, ({ element, position }) =>
          element.isConnected ? perceivable(element) : position && nearest(position),
        );
        if (next) moveFocus(next);
      });
    });

    within.addEventListener('focusin', onFocusIn);
    within.addEventListener('focusout', onFocusOut);
    observer.observe(root ?? document.body, { childList: true, subtree: true });
    return () => {
      within.removeEventListener('focusin', onFocusIn);
      within.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [root]);
}

/** Dialogs and menus restore the focus themselves, one frame after they are gone. */
function afterOverlays(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

/** Focuses an element; a heading is made focusable until it loses the focus. */
function moveFocus(element: HTMLElement): void {
  if (element.matches(headings) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Where an element was, if these mutations removed it or something around it. */
function removedPosition(element: Element, records: readonly MutationRecord[]): Position | undefined {
  if (element.isConnected) return undefined;
  for (const { removedNodes, target, previousSibling: before, nextSibling: after } of records) {
    const removed = [...removedNodes].some((node) => node.contains(element));
    if (removed && target instanceof Element) return { parent: target, before, after };
  }
  return undefined;
}

/** What receives the focus in place of a removed element; nothing where its parent is gone too, or in no focus scope. */
function nearest({ parent, before, after }: Position): HTMLElement | undefined {
  const scope = parent.isConnected ? parent.closest(focusScopes) : null;
  if (!scope) return undefined;
  const children = [...parent.children];
  const index = indexAfter(children, before) ?? indexAfter(children, after, 0) ?? 0;
  let found = adjacent(children, index);
  for (
    let ancestor = parent;
    !found && ancestor !== scope && ancestor.parentElement;
    ancestor = ancestor.parentElement
  ) {
    const siblings = [...ancestor.parentElement.children];
    const others = siblings.filter((sibling) => sibling !== ancestor);
    found = adjacent(others, siblings.indexOf(ancestor));
  }
  return found ?? perceivable(scope);
}

/** The index after a node among its siblings; undefined where it is not one of them, as text is not. */
function indexAfter(children: readonly Element[], node: Node | null, offset = 1): number | undefined {
  const index = children.findIndex((child) => child === node);
  return index < 0 ? undefined : index + offset;
}

/** The first focusable element from an index on, else the last one or the last heading before it. */
function adjacent(siblings: readonly Element[], index: number): HTMLElement | undefined {
  const following = siblings.slice(index);
  const preceding = siblings.slice(0, index).toReversed();
  return (
    firstFound(following, (element) => matching(element, focusable)[0]) ??
    firstFound(preceding, (element) => matching(element, `${focusable}, ${headings}`).at(-1))
  );
}

/** The element and its descendants, as far as they match and are perceivable. */
function matching(element: Element, selector: string): HTMLElement[] {
  const all = [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];
  return all.flatMap((one) => perceivable(one) ?? []);
}

/** The element, unless it is hidden from sight or from assistive technology. */
function perceivable(element: Element): HTMLElement | undefined {
  const hidden = element.closest(notPerceivable) !== null || element.getClientRects().length === 0;
  return element instanceof HTMLElement && !hidden ? element : undefined;
}

function firstFound<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
