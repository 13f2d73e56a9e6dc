/** What stands between tags: commas, semicolons, tabs and the ends of lines. */
const separator = /[,;\t\r\n]+/;

/** Whether a text has more than one tag in it, or one that is ended. */
export const isSeparated = (text: string): boolean => separator.test(text);

/** The tags in a text, without space around them. */
export const tagsIn = (text: string): string[] =>
  text
    .split(separator)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Why a tag is not taken. */
export type TagProblem = { kind: 'duplicate' | 'wrong'; tag: string; message?: string } | { kind: 'tooMany' };

interface Added {
  /** All tags, the new ones last. */
  tags: readonly string[];
  /** The new ones. */
  added: readonly string[];
  /** What was not taken and stays to be corrected. */
  left: readonly string[];
  /** What is wrong with the first of them. */
  problem: TagProblem | undefined;
}

/** Adds tags to others. One that is there already, is not valid or is one too many is left over. */
export function addTags(
  tags: readonly string[],
  entered: readonly string[],
  { validate, maxTags }: { validate?: ((tag: string) => string | undefined) | undefined; maxTags?: number | undefined },
): Added {
  const all = [...tags];
  const left: string[] = [];
  let problem: TagProblem | undefined;
  for (const tag of new Set(entered)) {
    const message = validate?.(tag);
    const wrong: TagProblem | undefined = all.includes(tag)
      ? { kind: 'duplicate', tag }
      : message !== undefined
        ? { kind: 'wrong', tag, message }
        : maxTags !== undefined && all.length >= maxTags
          ? { kind: 'tooMany' }
          : undefined;
    if (wrong) {
      left.push(tag);
      problem ??= wrong;
    } else all.push(tag);
  }
  return { tags: all, added: all.slice(tags.length), left, problem };
}
