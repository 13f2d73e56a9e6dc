import { parseArgs } from 'node:util';

/** Whether a story is meant by a part of its id, title or name; all are by nothing. */
export const isNamedBy = (
  { id, title, name }: Readonly<Record<'id' | 'title' | 'name', string>>,
  part: string | undefined,
): boolean => `${id} ${title} ${name}`.includes(part ?? '');

/** What `npm run visual` is told. */
export interface Options {
  /** The revision to compare with. */
  base: string;
  /** Compares the working tree with itself, every story captured twice: whether pictures are repeatable. */
  repeat: boolean;
  /** Only stories that changed files reach by their imports. */
  changed: boolean;
  /** A token with another value, such as "color.primaryHover=#ff00ff": the working tree against itself with this change. */
  token: string | undefined;
  theme: string | undefined;
  mode: string | undefined;
  /** Part of a story's id, title or name. */
  story: string | undefined;
  /** Accepts what the last run found, of the stories that `--story` names. */
  accept: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string', default: 'HEAD' },
      repeat: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      token: { type: 'string' },
      theme: { type: 'string' },
      mode: { type: 'string' },
      story: { type: 'string' },
      accept: { type: 'boolean', default: false },
    },
  });
  return { ...values, token: values.token, theme: values.theme, mode: values.mode, story: values.story };
}
