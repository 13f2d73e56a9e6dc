import type { ConflictText } from './boundMutation.js';

/** What a value says, in lines; none where it says nothing. */
export function linesOf(value: unknown, text: ConflictText | undefined): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (text?.lines) return text.lines(value);
  return Array.isArray(value) ? value.map(textOf) : [textOf(value)];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The lines that one list has more than another, and those that it has less. One that is there twice counts twice. */
export function differenceOf(
  before: readonly string[],
  after: readonly string[],
): { added: readonly string[]; removed: readonly string[] } {
  return { added: without(after, before), removed: without(before, after) };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    return count === 0;
  });
}
