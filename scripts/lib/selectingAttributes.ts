declare global {
  /**
   * The attributes that the styles of the page select elements by, the browser's own styles included: no other makes an
   * element look different. There in pages that `provideSelectingAttributes` has run in.
   */
  var selectingAttributes: () => ReadonlySet<string>;
}

/** Runs inside the page, before its scripts. */
export function provideSelectingAttributes(): void {
  let readSheets = 0;
  const names = new Set(['class', 'type', 'role', 'disabled', 'readonly', 'open', 'hidden', 'dir']);
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      const selector = rule instanceof CSSStyleRule ? rule.selectorText : '';
      for (const [, name = ''] of selector.matchAll(/\[([\w-]+)/g)) names.add(name);
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  // Sheets come with the first story that needs them, and stay.
  globalThis.selectingAttributes = () => {
    const sheets = document.styleSheets;
    if (sheets.length !== readSheets) for (const sheet of sheets) read(sheet.cssRules);
    readSheets = sheets.length;
    return names;
  };
}
