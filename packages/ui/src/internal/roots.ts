/*
 * Where an element is: in the document or in an open shadow root. From outside of a shadow root, `activeElement`,
 * `getElementById`, `contains` and the target of an event know only the element that has it, its host.
 */

/** The document or shadow root that an element of the page is in: where its ids are. */
export const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** The element with the focus, also where it is in a shadow root. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
