/** Whether what was typed is the name; space around either does not count, case does. */
export function matchesName(typed: string, name: string): boolean {
  const wanted = name.trim();
  return wanted !== '' && typed.trim() === wanted;
}
