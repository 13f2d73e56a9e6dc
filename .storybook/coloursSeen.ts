/** What the stylesheets of the page ask of an element to give it colours, opacity or a size of text. */
interface Selected {
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

const decidesColours = /^(?:--|color$|background|opacity$|font|filter$|backdrop-filter$|mix-blend-mode$|visibility$)/;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

const classes = new Set<string>();
const attributes = new Set<string>();
const rulesRead = new WeakSet<CSSStyleRule>();

/** Classes and attributes that a rule with colours has in its selector, or had in any story so far. */
function selectedByColours(): Selected {
  for (const sheet of document.styleSheets) {
    for (const rule of styleRules(sheet.cssRules)) {
      if (rulesRead.has(rule)) continue;
      rulesRead.add(rule);
      const { selectorText, style } = rule;
      if (![...style].some((property) => decidesColours.test(property))) continue;
      for (const [, name = ''] of selectorText.matchAll(/\.([\w-]+)/g)) classes.add(name);
      for (const [, name = ''] of selectorText.matchAll(/\[([\w-]+)/g)) attributes.add(name);
    }
  }
  return { classes, attributes };
}

/** States that styles select by and that stand in no attribute. */
const states = [':hover', ':focus', ':checked', ':disabled', 'label:has(:checked)', 'label:has(:disabled)'];

/** What can give an element colours: empty where nothing can. Lengths of its own style do not. */
function colouredBy(element: Element, { classes, attributes }: Selected): string {
  const style = element.getAttribute('style') ?? '';
  const parts = [
    ...[...element.classList].filter((name) => classes.has(name)),
    ...[...element.attributes]
      .filter(({ name }) => name !== 'class' && name !== 'style' && attributes.has(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...(/color|background|opacity|--/.test(style) ? [style.replace(/-?[\d.]+(?:px|%)/g, '')] : []),
  ];
  return parts.length === 0 ? '' : [...parts, ...states.filter((state) => element.matches(state))].join(' ');
}

function hasText(element: Element): boolean {
  if (/^(?:input|textarea|select)$/.test(element.localName)) return true;
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''));
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) yield one;
}

/**
 * What the colours of an element's text and of all that lies behind it can depend on: its tag, what colours it and its
 * ancestors and what else is painted at its place, and the width of the page.
 */
function lookOf(element: Element, partOf: (element: Element) => string): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const painted = document.elementsFromPoint(left + width / 2, top + height / 2);
  const behind = painted.filter((one) => !element.contains(one) && !one.contains(element));
  const parts = (elements: Iterable<Element>): string[] => [...elements].map(partOf).filter((part) => part !== '');
  const own = [partOf(element), ...parts(ancestorsOf(element))];
  return [innerWidth, element.localName, ...own, '|', ...parts(behind)].join('\n');
}

/** Elements with text, one for each look, by these looks. What looks alike has the same colours in every theme. */
export function textLooks(): Map<string, Element> {
  const selected = selectedByColours();
  const known = new Map<Element, string>();
  const partOf = (element: Element): string => {
    const part = known.get(element) ?? colouredBy(element, selected);
    known.set(element, part);
    return part;
  };
  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*:not(.sb-wrapper *)')) {
    if (!hasText(element)) continue;
    const look = lookOf(element, partOf);
    if (!looks.has(look)) looks.set(look, element);
  }
  return looks;
}
