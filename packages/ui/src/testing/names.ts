/** What a thing is called on the screen: all of it, or a pattern in it. */
export type Name = string | RegExp;

const unsaid = '[aria-hidden="true"], [hidden], script, style';

/** Words beside a label: the description of an option, the count of a tab. */
const asides = '[data-aside]';

function collect(node: Node, skipped: string): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const texts = Array.from(node.childNodes, (child) =>
    child instanceof Element && child.matches(skipped) ? '' : collect(child, skipped),
  ).join('');
  // As a screen reader has it: what stands in a box of its own is a word of its own.
  return getComputedStyle(node).display.startsWith('inline') ? texts : ` ${texts} `;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element as they are read out, in one line. */
export const textOf = (element: Element): string => tidy(collect(element, unsaid));

/** The same without the words beside the label. */
export const labelOf = (element: Element): string => tidy(collect(element, `${unsaid}, ${asides}`));

/** Why an item of a list is disabled, which stands beside its label; undefined where it is not. */
export function reasonOf(item: Element): string | undefined {
  if (item.getAttribute('aria-disabled') !== 'true') return undefined;
  const aside = item.querySelector(asides);
  return aside ? textOf(aside) : '';
}

/** The document of an element, or the shadow root that it is in: where its ids are. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** What an attribute refers to. */
export function referred(element: Element, attribute: string): HTMLElement[] {
  const ids = element.getAttribute(attribute) ?? '';
  return ids.split(/\s+/).flatMap((id) => rootOf(element).getElementById(id) ?? []);
}

/** What an element is described by: its help, its error, why it is disabled. */
export const descriptionOf = (element: Element): string =>
  referred(element, 'aria-describedby').map(textOf).filter(Boolean).join(' ');

/** Everything an element may be called by: its accessible name first, then the parts of it. */
export function namesOf(element: Element): string[] {
  const labels = referred(element, 'aria-labelledby').map(textOf);
  if (labels.length > 0) return [labels.join(' '), ...labels];
  const label = element.getAttribute('aria-label');
  if (label !== null) return [tidy(label)];
  if (
    (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement) &&
    element.labels?.length
  ) {
    return Array.from(element.labels, textOf);
  }
  const titled = element.querySelector(':scope > caption, :scope > summary');
  if (titled) return [textOf(titled)];
  return [textOf(element), labelOf(element)];
}

export const isCalled = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === tidy(name) : name.test(text);
