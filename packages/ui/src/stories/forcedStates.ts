/** What keyboard focus can be on: of the radios of a group only the chosen one. */
const focusable =
  ':where(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"])' +
  ':where(:not([tabindex="-1"], [type="radio"]:not(:checked)))';

const forced = (state: string): string => `:is([data-force~="${state}"], [data-force~="${state}"] *)`;

/** What stands for each pseudo-class, with the specificity of one. */
const replacements: readonly (readonly [pseudoClass: RegExp, selector: string])[] = [
  [/:hover\b/g, forced('hover')],
  [/:active\b/g, forced('active')],
  [/:focus(?:-visible)?(?![\w-])/g, forced('focus') + focusable],
];

/** Another rule cannot take back what a rule says of elements that are not in a state. */
const negated = /:not\([^)]*:(?:hover|active|focus)/;

function writeRules(into: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of Array.from(into.cssRules)) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      const selector = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), selectorText);
      if (selector === selectorText || negated.test(selectorText)) continue;
      /* Beside the rule itself, in its layer: the order of rules decides between states. */
      into.insertRule(`${selector} { ${rule.style.cssText} }`, Array.from(into.cssRules).indexOf(rule) + 1);
    } else if (rule instanceof CSSGroupingRule) {
      writeRules(rule);
    }
  }
}

const written = new WeakSet<CSSStyleSheet>();

/**
 * Writes each rule of `:hover`, `:active` and `:focus-visible` a second time, for elements with `data-force="hover"`,
 * `"active"` or `"focus"` (or several) and everything inside of them. Only in stories: the library's styles lack these rules.
 */
function forceStates(): void {
  for (const sheet of document.styleSheets) {
    if (written.has(sheet) || (sheet.href !== null && !sheet.href.startsWith(location.origin))) continue;
    written.add(sheet);
    writeRules(sheet);
  }
}

/** Forces states in all stylesheets of the page, also in those that come later. Returns what ends it. */
export function keepStatesForced(): () => void {
  forceStates();
  const observer = new MutationObserver(forceStates);
  observer.observe(document.head, { childList: true });
  document.head.addEventListener('load', forceStates, true);
  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', forceStates, true);
  };
}

/** Shows an element, and what is in it, as if pointed at (`hover`), pressed (`hover active`) or focused (`focus`). */
export function forceState(element: HTMLElement, states: string): void {
  forceStates();
  element.dataset['force'] = states;
}
