/**
 * What decides how the story in sight looks, as a hash; runs inside the page. It is made of the elements (ids that are
 * generated anew each time stand by their order, classes by the alphabet), what fields and canvases hold, and each rule of
 * a stylesheet that matches an element. Rules of the page's own theme are left out: `themeRules` has them.
 */
export async function fingerprint(): Promise<string> {
  const parts: string[] = [];

  const generated = new Map<string, string>();
  const markup = document.body.outerHTML
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.split(/\s+/).toSorted().join(' ')}"`)
    .replaceAll(/_r_\w+_|react-aria-?:?\w+(?:-\w+)?|floating-ui-\w+/g, (id) => {
      const found = generated.get(id) ?? `id${generated.size}`;
      generated.set(id, found);
      return found;
    });
  parts.push(markup);

  for (const field of document.querySelectorAll('input, select, textarea')) {
    const { value, checked, indeterminate } = field as HTMLInputElement;
    parts.push(`${value} ${checked} ${indeterminate}`);
  }
  for (const canvas of document.querySelectorAll('canvas')) parts.push(canvas.toDataURL());
  for (const [place, element] of document.querySelectorAll('*').entries()) {
    if (element === document.activeElement) parts.push(`focus: ${place}`);
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) parts.push(`${element.scrollTop} ${element.scrollLeft}`);
  }

  const matches = (selector: string): boolean => {
    const element = selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '') || '*';
    try {
      const within = element.includes('[data-theme') ? document.body : document;
      return within.querySelector(element) !== null;
    } catch {
      // A selector that this engine does not know applies to nothing.
      return false;
    }
  };
  const rulesIn = (rules: CSSRuleList, around = ''): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return [];
      if (rule instanceof CSSStyleRule) return matches(rule.selectorText) ? [around + rule.cssText] : [];
      if (!('cssRules' in rule)) return [rule.cssText];
      const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      return rulesIn((rule as CSSGroupingRule).cssRules, around + head);
    });
  // Sheets come as stories need them, in an order that says which stories the page has shown before.
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  parts.push(...sheets.map(({ cssRules }) => rulesIn(cssRules).join('\n')).toSorted());

  const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(parts.join('\n')));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The rules that the page's own theme and mode bring, as text; runs inside the page. */
export function themeRules({ theme, mode }: { theme: string; mode: string }): string {
  const { dataset } = document.documentElement;
  const before = { theme: dataset['theme'], mode: dataset['mode'] };
  Object.assign(dataset, { theme, mode });
  const found: string[] = [];
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (rule.selectorText.includes('[data-theme') && document.documentElement.matches(rule.selectorText))
          found.push(rule.cssText);
      } else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
        visit((rule as CSSGroupingRule).cssRules);
      }
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) visit(sheet.cssRules);
  Object.assign(dataset, before);
  return Array.from(new Set(found)).toSorted().join('\n');
}
