const word = String.raw`-?[\p{L}_][\p{L}\p{M}\p{N}_-]*`;
const family = new RegExp(
  String.raw`^\s*(?:'([^'\\<\n]+)'|"([^"\\<\n]+)"|(${word}(?:\s+${word})*))\s*(?:,(?!\s*$)|$)`,
  'u',
);

/** The names in a list of font families as CSS has it, without quotes; none where it is no such list. */
export function fontFamilies(list: string): string[] {
  const names: string[] = [];
  for (let rest = list; rest !== '';) {
    const found = family.exec(rest);
    if (!found) return [];
    const [whole, single, double, plain] = found;
    names.push(single ?? double ?? plain ?? '');
    rest = rest.slice(whole.length);
  }
  return names;
}
