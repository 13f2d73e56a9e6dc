/** What a thing is called on the screen: all of it, or a pattern in it. */
export type Name = string | RegExp;

/** What is not read out. */
export const unsaid = '[aria-hidden="true"], [hidden], script, style';

/** Words beside a label: the description of an option, the count of a tab. */
export const asides = '[data-aside]';

/** What a label is without. */
export const besideLabel = `${unsaid}, ${asides}`;

/**
 * The words of each element without each of what is skipped, in one line. Playwright runs it in the page, where it has
 * nothing but what it is given.
 */
export function wordsOf(elements: readonly Element[], skips: readonly string[]): string[][] {
  return elements.map((element) =>
    skips.map((skipped) => {
      let words = '';
      const left: (Node | string)[] = [element];
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (typeof next === 'string') words += next;
        else if (!(next instanceof Element)) words += next.nodeType === Node.TEXT_NODE ? (next.textContent ?? '') : '';
        else if (next === element || !next.matches(skipped)) {
          // As a screen reader has it: what stands in a box of its own is a word of its own.
          const edge = getComputedStyle(next).display.startsWith('inline') ? '' : ' ';
          left.push(edge, ...Array.from(next.childNodes).toReversed(), edge);
        }
      }
      return words.replace(/\s+/g, ' ').trim();
    }),
  );
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element as they are read out, in one line. */
export const textOf = (element: Element): string => wordsOf([element], [unsaid])[0]?.[0] ?? '';

/** The same without the words beside the label. */
export const labelOf = (element: Element): string => wordsOf([element], [besideLabel])[0]?.[0] ?? '';

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
