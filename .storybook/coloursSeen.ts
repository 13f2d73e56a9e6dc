/* Attributes that differ from one element to the next but never decide a colour. */
const withoutColour = new Set([
  'id', 'href', 'for', 'title', 'name', 'value', 'src', 'alt', 'placeholder', 'datetime', 'd', 'points', 'tabindex',
  'data-key', 'data-index', 'data-testid', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls',
  'aria-details', 'aria-owns', 'aria-activedescendant', 'aria-valuenow', 'aria-valuetext', 'aria-rowindex',
  'aria-colindex', 'aria-rowcount', 'aria-posinset', 'aria-setsize',
]); // prettier-ignore

/** What styles may select an element by: its tag, classes, states and own style, lengths apart. */
function styledBy(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !withoutColour.has(name))
    .map(({ name, value }) => `${name}=${name === 'style' ? value.replace(/-?[\d.]+(?:px|%)/g, '') : value}`);
  const state = [':hover', ':focus', ':checked', 'label:has(:checked)', 'label:has(:disabled)'].filter((one) =>
    element.matches(one),
  );
  return `${element.localName}${state.join('')}[${attributes.toSorted().join(' ')}]`;
}

function hasText(element: Element): boolean {
  if (/^(?:input|textarea|select)$/.test(element.localName)) return true;
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.data));
}

/**
 * What the colours of an element's text and of all that lies behind it can depend on: how it, its ancestors and what
 * else is painted at its place are styled, and the width of the page.
 */
function lookOf(element: Element, styleOf: (element: Element) => string): string {
  const ancestors: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one !== document.documentElement) ancestors.push(one);
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const others = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .filter((one) => !ancestors.includes(one) && one !== document.documentElement);
  return [innerWidth, ...ancestors.map(styleOf), '|', ...others.map(styleOf)].join('\n');
}

/**
 * The elements of the page whose text looks like none that `seen` holds, one for each look, with these looks. Two
 * elements that look alike have the same colours in every theme.
 */
export function newLooks(seen: ReadonlySet<string>): Map<string, Element> {
  const styles = new Map<Element, string>();
  const styleOf = (element: Element): string => {
    const known = styles.get(element) ?? styledBy(element);
    styles.set(element, known);
    return known;
  };
  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element)) continue;
    const look = lookOf(element, styleOf);
    if (!seen.has(look) && !looks.has(look)) looks.set(look, element);
  }
  return looks;
}
