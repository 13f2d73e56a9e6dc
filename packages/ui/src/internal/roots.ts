import type { FocusEvent } from 'react';

/*
 * Where an element is: in the document or in an open shadow root. From outside of a shadow root, `activeElement`,
 * `getElementById`, `contains` and the target of an event know only the element that has it, its host.
 */

/** The document or shadow root that an element of the page is in: where its ids are. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/**
 * The attributes of an element that is to hear when the focus leaves it for something outside of it. While another window
 * has the focus, the element in it keeps its own.
 */
export const leaveEvents = (onLeave: ((event: FocusEvent<HTMLElement>) => void) | undefined) => ({
  onBlur(event: FocusEvent<HTMLElement>) {
    const { currentTarget, target, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget) && rootOf(target).activeElement !== target) onLeave?.(event);
  },
});

/** The element with the focus, also where it is in a shadow root. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
