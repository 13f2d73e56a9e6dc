/** Rules of base.css are of elements, those of the library of its own classes. */
const isOfElements = (rule: CSSRule): boolean =>
  rule instanceof CSSStyleRule
    ? !rule.selectorText.includes('.')
    : rule instanceof CSSMediaRule && Array.from(rule.cssRules).every(isOfElements);

const isReset = (rule: CSSRule): rule is CSSLayerBlockRule =>
  rule instanceof CSSLayerBlockRule && rule.name === 'livery-reset';

/** Takes base.css out of the page. Gives what puts it back. */
function takeBaseOut(): () => void {
  const taken: (() => void)[] = [];
  for (const layer of Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules).filter(isReset))) {
    for (let index = layer.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = layer.cssRules[index];
      if (!rule || !isOfElements(rule)) continue;
      const text = rule.cssText;
      layer.deleteRule(index);
      taken.push(() => layer.insertRule(text, index));
    }
  }
  if (taken.length === 0) throw new Error('base.css is not in the page.');
  return () => {
    for (const putBack of taken.toReversed()) putBack();
  };
}

const watched = [
  'display',
  'color',
  'backgroundColor',
  'borderBlockWidth',
  'borderInlineWidth',
  'marginBlock',
  'marginInline',
  'paddingBlock',
  'paddingInline',
  'listStyleType',
  'textDecorationLine',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'textAlign',
  'cursor',
] as const;

type Look = Readonly<Record<string, string>>;

function looks(elements: readonly Element[]): readonly Look[] {
  return elements.map((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      ...Object.fromEntries(watched.map((name) => [name, style[name]])),
      width: String(Math.round(width)),
      height: String(Math.round(height)),
    };
  });
}

/**
 * What looks different without base.css, a line each: the element, and what it was and became. Only elements with a class
 * are looked at, which is what components are made of.
 */
export function lostWithoutBase(root: Element): string[] {
  const elements = Array.from(root.querySelectorAll('[class]')).filter((one) => !one.parentElement?.closest('svg'));
  const before = looks(elements);
  const putBack = takeBaseOut();
  const after = looks(elements);
  putBack();
  return elements.flatMap((element, index) =>
    Object.entries(before[index] ?? {})
      .filter(([name, value]) => after[index]?.[name] !== value)
      .map(
        ([name, value]) => `${element.outerHTML.slice(0, 160)} ${name}: ${value}, now ${after[index]?.[name] ?? ''}`,
      ),
  );
}
