/** Letters that Unicode does not take apart into a letter and its mark. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as searches compare it: without case and marks, so that "aland" finds "Åland". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most names are ASCII, and a list may hold 10,000.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower.normalize('NFKD').replaceAll(/[\u0300-\u036Føłđıßæœ]/g, (letter) => plainLetters[letter] ?? '');
}
