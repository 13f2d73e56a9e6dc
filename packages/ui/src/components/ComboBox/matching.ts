/** Letters that Unicode does not take apart into a letter and its mark. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text without case and marks, so that "aland" finds "Åland". */
function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most names are ASCII, and a list may hold 10,000.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[øłđıßæœ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Which options a typed text leaves. */
export type ComboBoxFilter = 'contains' | 'startsWith' | 'none';

/** The options that a typed text leaves, in their order; all of them for an empty text. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  filter: ComboBoxFilter,
): readonly Option[] {
  const text = folded(typed);
  if (text === '' || filter === 'none') return options;
  const matches = (label: string) => (filter === 'contains' ? label.includes(text) : label.startsWith(text));
  return options.filter(({ label }) => matches(folded(label)));
}
