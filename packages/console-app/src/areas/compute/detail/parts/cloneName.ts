/** The name a clone is offered: the machine's own with an ending, cut where the provider would not take it whole. */
export function cloneName(original: string, isFine: (name: string) => boolean): string {
  const letters = Array.from(original);
  const cut = (length: number): string => `${letters.slice(0, length).join('').trimEnd()}-clone`;
  const fitting = letters.map((_, left) => cut(letters.length - left)).find(isFine);
  return fitting ?? cut(letters.length);
}
