/** Whether what was typed is the name; space around either does not count, case does. */
export function matchesName(typed: string, name: string): boolean {
  const requested = name.trim();
  return requested !== '' && typed.trim() === requested;
}
